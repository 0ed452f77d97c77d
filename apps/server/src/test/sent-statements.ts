/** What is sent to the database, for tests that read it. */
import pg from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query);

/** From now on, until mocks are restored, `note` is told each statement as it is sent. */
export const noteStatements = (note: (text: string) => void): void => {
  const ask: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query');
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    note(textOf(args[0]));
    return Reflect.apply(ask, this, args);
  } as never);
};
