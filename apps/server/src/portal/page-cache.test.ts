import { expect, it } from 'vitest';
import { pageKey } from './page-cache.ts';

type Request = Parameters<typeof pageKey>[0];
const request = (cookies: Request['cookies'] = {}, url = '/magazine?categories=3'): Request => ({
  headers: { 'accept-language': 'sk' },
  cookies,
  url,
});
const keyOf = (one: Request, path = '/magazine') => pageKey(one, path, 'cs');

it('readers who see the same share a page', () =>
  expect(keyOf(request({ csrf: 'a' }))).toBe(keyOf(request({ csrf: 'b' }))));

it.each([
  ['in another language', request({ language: 'en' })],
  ['in the dark', request({ theme: 'dark' })],
  ['in the dark over https', request({ '__Secure-theme': 'dark' })],
  ['with other pictures', request({ imageFormat: 'avif' })],
  ['who put the announcement away', request({ announcement: '{"value":3,"timestamp":1}' })],
  ['at another address', request({}, '/magazine')],
])('one %s has a page of their own', (_who, other) => {
  expect(keyOf(other)).toBeDefined();
  expect(keyOf(other)).not.toBe(keyOf(request()));
});

it('nobody shares who may be signed in, searches, or makes addresses up', () =>
  expect([
    keyOf(request({ session: 'x' })),
    keyOf(request({ '__Host-session': 'x' })),
    keyOf(request({ '__Secure-session': 'x' })),
    keyOf(request({}, '/search?keyword=kava'), '/search'),
    keyOf(request({}, `/magazine?${'x'.repeat(600)}`)),
  ]).toEqual(Array.from({ length: 5 })));
