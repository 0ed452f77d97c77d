import { api as routes, type Favorites, type Me } from '@cafeteria/contract';
import { person } from '@cafeteria/contract/testing';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { insideOf } from '../platform/http/index.ts';
import { seeded } from '../platform/seeded.ts';
import { packWithHoles } from './holes.ts';
import { createShells } from './shells.ts';
import { jsonOf } from './visitor.ts';

const favoritePath = routes.favorite.get.path;
type Deps = Parameters<typeof createShells>[0];
type Ask = (path: string) => Promise<string>;
type World = {
  readonly people: readonly Me[];
  readonly favorites?: (me: Me) => Favorites['items'];
  /** What the API says to a person at an address. */
  readonly says: (me: Me, path: string) => string;
  /** What a page makes of what it asks for. */
  readonly page: (ask: Ask) => Promise<string>;
};

const personOf = (id: number, client: Me['client'], firstName = `Osoba${id}`): Me => ({
  ...person,
  id,
  username: `osoba${id}`,
  firstName,
  client,
  tasks: { open: 1, total: 5 },
});
const employer = (id: number): NonNullable<Me['client']> => ({
  id,
  name: `Firma ${id}`,
  logo: null,
  contactEmail: `hr@firma${id}.example`,
  contactPhone: null,
  allowPrivateWallet: false,
  primaryColour: null,
});

/** The portal's pages with made-up answers of the API; counts how many pages were drawn for one and for many. */
const portalOf = ({ people, favorites = () => [], says, page }: World) => {
  const drawn = { own: 0, shell: 0 };
  const answerOf = (path: string, who: Me): unknown => {
    if (path === '/api/user/me') return who;
    if (path === '/api/config') return { announcement: null };
    if (path === favoritePath) return { revision: 1, items: favorites(who) };
    return { says: says(who, path) };
  };
  const app = Fastify();
  app.get('/*', ({ url, headers }) => {
    const who = people.find(({ id }) => headers.cookie === `session=${id}`);
    return who && answerOf(url, who);
  });
  const htmlOf = async (
    { me }: Parameters<Deps['finishedOf']>[1],
    { call }: Parameters<Deps['finishedOf']>[2],
  ) => {
    await call(favoritePath, 'cs');
    const items = await page(async (path) => jsonOf<{ says: string }>(await call(path, 'cs')).says);
    return `<p>${me?.firstName}</p><p>${me?.client?.name ?? ''}</p><ul>${items}</ul>`;
  };
  const rest = { status: 200, isRendered: true, cssHash: '' };
  const show = createShells({
    config: { primaryLanguage: 'cs', apiOrigin: '', apiSubdomain: false, apiPort: 0 },
    drawOwn: ({ boot: { me } }) =>
      Promise.resolve({
        queries: [[['money'], '/api/user/balance', {}, `${me?.id} Kč`]],
        parts: { header: `<b>${me?.id} Kč</b>` },
      }),
    log: { error: () => {} },
    api: { ask: insideOf(app), ready: { peek: () => undefined } },
    finishedOf: async (_request, visitor, making) => {
      drawn.shell += 1;
      return { ...rest, ...(await packWithHoles(await htmlOf(visitor, making), 5)) };
    },
    pageOf: async (_request, visitor, making) => {
      drawn.own += 1;
      const html = (await htmlOf(visitor, making)) + (making.end ?? '');
      return { ...rest, bytes: { as: () => Promise.resolve(Buffer.from(html)) } };
    },
  });
  const read = async ({ id }: Me, url = '/'): Promise<string> => {
    const request = { url, headers: { cookie: `session=${id}` }, cookies: { session: String(id) } };
    const asking = {
      request,
      path: url,
      kind: 'whole',
    } as const;
    const made = await show(asking, new AbortController().signal);
    if ('redirect' in made) throw new Error('led elsewhere');
    return (await made.bytes.as(undefined)).toString();
  };
  return { read, drawn };
};
/** A page as its reader sees it, without the room that was left and what is told them at its end. */
const seen = (html: string): string => html.replaceAll(/<!-- *-->/g, '').replace(/<script[^]*/, '');
const pageOf = ({ firstName, client }: Me, items: string): string =>
  `<p>${firstName}</p><p>${client?.name ?? ''}</p><ul>${items}</ul>`;

it('people of different employers who are told the same have one page, each with their own names', async () => {
  const people = [1, 2, 3, 4, 5, 6].map((id) => personOf(id, employer(id)));
  const { read, drawn } = portalOf({
    people,
    says: (_who, path) => `<li>${path}</li>`,
    page: async (ask) => (await ask('/api/home')) + (await ask('/api/category')),
  });
  for (const who of people)
    expect(seen(await read(who))).toBe(pageOf(who, '<li>/api/home</li><li>/api/category</li>'));
  expect(drawn).toEqual({ own: 2, shell: 1 });
});

it('what is drawn of a person alone stands at the end of the page all share, and of nobody else', async () => {
  const people = [1, 2, 3, 4, 5].map((id) => personOf(id, employer(1)));
  const { read, drawn } = portalOf({ people, says: () => '', page: (ask) => ask('/api/home') });
  for (const who of people) {
    const html = await read(who);
    expect(html).toContain(`<template data-part="header"><b>${who.id} Kč</b></template>`);
    expect(html.match(/\d Kč/g)).toEqual([`${who.id} Kč`, `${who.id} Kč`]);
  }
  expect(drawn.shell).toBe(1);
});

it('a favourite of a person is told at the end of the page all share', async () => {
  const people = [1, 2, 3, 4, 5].map((id) => personOf(id, employer(1)));
  const { read, drawn } = portalOf({
    people,
    favorites: ({ id }) => [{ entityType: 'PARTNER', entityId: id, available: false, tile: null }],
    says: () => '<li></li>',
    page: (ask) => ask('/api/home'),
  });
  for (const who of people) {
    const html = await read(who);
    if (who.id > 2) expect(html).toContain(`"entityId":${who.id},`);
    expect(html).not.toContain(`"entityId":${who.id - 1},`);
  }
  expect(drawn.shell).toBe(1);
});

it('everybody is shown their own answers, no matter who asked before and what has changed', async () => {
  const people = Array.from({ length: 24 }, (_, id) => personOf(id + 1, employer((id % 6) + 1)));
  const counts = new Map<string, number>();
  const says = ({ client }: Me, path: string): string =>
    String(counts.get(`${(client?.id ?? 0) % 3} ${path}`) ?? 0);
  // what it asks for next depends on what it was told
  const page = async (ask: Ask): Promise<string> => {
    const first = await ask('/api/home');
    return `${first} ${await ask(`/api/row/${Number(first) % 2}`)}`;
  };
  const { read, drawn } = portalOf({ people, says, page });
  const random = seeded(11);
  const below = (bound: number): number => Math.floor(random() * bound);
  for (let at = 0; at < 600; at += 1) {
    const path = ['/api/home', '/api/row/0', '/api/row/1'][below(3)] ?? '';
    if (below(12) === 0) counts.set(`${below(3)} ${path}`, below(5));
    const who = people[below(people.length)] ?? personOf(0, null);
    const items = await page(async (shell) => says(who, shell));
    expect(seen(await read(who))).toBe(pageOf(who, items));
  }
  expect(drawn.shell).toBeGreaterThan(5);
  expect(drawn.own + drawn.shell).toBeLessThan(300);
});

it('who has more favourites than are sent unpacked, or a name without room, has a page alone', async () => {
  const many = Array.from({ length: 200 }, (_, id) => id);
  const people = [personOf(1, employer(1)), personOf(2, employer(2), 'Ž'.repeat(60))];
  const { read, drawn } = portalOf({
    people,
    favorites: ({ id }) =>
      many.slice(0, id === 1 ? 200 : 0).map((entityId) => ({
        entityType: 'OFFER',
        entityId,
        available: false,
        tile: null,
      })),
    says: () => '',
    page: (ask) => ask('/api/home'),
  });
  for (let at = 0; at < 5; at += 1)
    for (const who of people) expect(seen(await read(who))).toBe(pageOf(who, ''));
  expect(drawn.own).toBe(10);
});

it('a page that comes to ask for more than it is named by is not given to others', async () => {
  const people = [1, 2, 3, 4, 5, 6].map((id) => personOf(id, employer(1)));
  let count = 0;
  const { read } = portalOf({
    people,
    says: ({ id }, path) => (path === '/api/home' ? '' : String(id)),
    page: async (ask) => {
      await ask('/api/home');
      count += 1;
      return count > 2 ? ask('/api/late') : 'early';
    },
  });
  for (const who of people)
    expect(seen(await read(who))).toBe(pageOf(who, who.id > 2 ? String(who.id) : 'early'));
});
