import { api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();

const view = 'north=52&south=47&east=23&west=12';
const summary = `/api/map/summary?${view}`;
const list = `/api/map/branch-office?${view}`;
const tenThousand = Array.from({ length: 10_000 }, (_, at) => at + 1).join();
const get = (url: string) => test.app.inject({ method: 'GET', url });

describe('the map refuses, with the error of the specification,', () => {
  it.each([
    ...[
      '3/8/0',
      '3/0/8',
      '3/-1/0',
      '23/0/0',
      '-1/0/0',
      '1.5/0/0',
      '1e1/0/0',
      '0x1/0/0',
      'NaN/0/0',
      '5/Infinity/0',
      '/0/0',
      '%20/0/0',
      '22/4194304/0',
      '5/999999999999999999999/0',
    ].map((place) => `/api/map/tiles/${place}.mvt`),
    ...[
      `v=${'x'.repeat(41)}`,
      'v=a&v=b',
      `categories=${tenThousand}`,
      'categories=1&categories=2',
      'sustainability=3',
      'filteredPartnerId=-1',
    ].map((query) => `/api/map/tiles/0/0/0.mvt?${query}`),
    ...[
      `categories=${tenThousand}`,
      `subcategories=${tenThousand}`,
      'categories=0',
      'categories=-1',
      'categories=1.5',
      'categories=99999999999',
      'categories=drop%20table',
      'filteredPartnerId=-5',
      'filteredPartnerId=99999999999999999999',
      'filteredPartnerId=abc',
      'payment=cash',
      'payment=card%27',
      'sustainability=3',
    ].map((query) => `${summary}&${query}`),
    ...[
      '',
      '?north=47&south=52&east=23&west=12',
      '?north=52&south=47&east=-170&west=170',
      '?north=NaN&south=47&east=23&west=12',
      '?north=Infinity&south=47&east=23&west=12',
      '?north=&south=47&east=23&west=12',
      '?north=91&south=47&east=23&west=12',
      '?north=52&north=50&south=47&east=23&west=12',
      '?north=[52]&south=47&east=23&west=12',
      '?north=true&south=0&east=23&west=12',
    ].map((query) => `/api/map/summary${query}`),
    ...[
      'lat=abc&lng=14',
      'lat=NaN&lng=14',
      'lat=91&lng=14',
      'lat=50&lng=181',
      'pageNumber=-1',
      'pageNumber=1.5',
      'pageNumber=1000001',
      'pageSize=0',
      'pageSize=101',
      'pageSize=abc',
    ].map((query) => `${list}&${query}`),
    ...['-1', 'abc', '0', '99999999999999'].map((id) => `/api/map/branch-office/${id}`),
  ])('%s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().globalErrors[0].messageKey]).toEqual([
      400,
      'common.error.badRequest',
    ]);
  });
});

describe('the map answers', () => {
  it.each([
    ['a partner that does not exist', `${summary}&filteredPartnerId=987654`],
    ['empty parts of a list', `${summary}&categories=1,,2,`],
    ['empty filters', `${summary}&categories=&payment=&filteredPartnerId=`],
    ['all among the levels', `${summary}&sustainability=1,all`],
    ['bounds without an area', '/api/map/summary?north=50&south=50&east=14&west=14'],
    ['the whole world', '/api/map/summary?north=90&south=-90&east=180&west=-180'],
    [
      'the longest list it reads',
      `${summary}&categories=${Array.from({ length: 250 }, () => 1).join()}`,
    ],
  ])('%s', async (_, url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().total]).toEqual([200, 0]);
  });

  it.each([
    ['half a position', `${list}&lat=50`],
    ['an empty position', `${list}&lat=&lng=`],
    ['a page far behind the last', `${list}&pageNumber=1000000&pageSize=100`],
    ['an odd size of pages', `${list}&pageSize=37`],
  ])('%s with an empty page', async (_, url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().content, answer.json().totalElements]).toEqual([
      200,
      [],
      0,
    ]);
  });

  it.each([
    '/api/map/tiles/22/4194303/4194303.mvt',
    '/api/map/tiles/0/0/0.mvt?filteredPartnerId=987654',
    '/api/map/tiles/0/0/0.mvt?unknown=1',
  ])('%s with an empty tile', async (url) => {
    expect((await get(url)).statusCode).toBe(204);
  });

  it('a place that does not exist with 404', async () => {
    expect((await test.createCaller().call(api.map.get, { id: 999_999 })).status).toBe(404);
  });
});
