import { expect, test } from 'vitest';
import * as contract from '../index.ts';

const rooms = Object.entries<Readonly<Record<string, contract.Route>>>(contract.api);
const marked = rooms.flatMap(([room, routes]) =>
  Object.entries(routes).flatMap(([name, route]) =>
    route.mayLag ? [{ name: `${room}.${name}`, route, room: Object.values(routes) }] : [],
  ),
);

test('reports of administration may lag, and each of them is one on purpose', () =>
  expect(marked.map(({ name }) => name).toSorted()).toEqual([
    'audit.list',
    'book.balance',
    'book.balanceFile',
    'book.card',
    'book.journal',
    'book.journalFile',
    'book.parties',
    'book.partiesFile',
    'clientReport.report',
    'dashboard.money',
    'funds.file',
    'funds.get',
    'partyStatement.entries',
    'partyStatement.file',
    'partyStatement.get',
  ]));

test.each(marked)(
  '$name decides nothing: it is read, kept nowhere, and asked by no one whose money it is',
  ({ route }) => {
    expect(route.method).toBe('GET');
    expect(contract.staffWords).toContain(route.access);
    expect([route.cache, route.invalidates, route.idempotent, route.stream, route.proof]).toEqual(
      Array.from({ length: 5 }),
    );
  },
);

/** Writes of rooms with reports: they say how something is called, and decide nothing. */
const harmless = new Set(['/api/admin/book/number']);
test.each(marked)(
  '$name stands in a room where nothing is decided: who decides reads what is',
  ({ room }) => {
    const writes = room.filter(({ method, path }) => method !== 'GET' && !harmless.has(path));
    expect(writes.map(({ path }) => path)).toEqual([]);
  },
);
