import { describe, expect, it } from 'vitest';
import { rowProblems } from './rows.mjs';

const found = (text: string): number => rowProblems([{ file: 'a.queries.ts', text }]).length;

describe('rows named by hand', () => {
  it.each([
    'sql<Row>`select id from offer`',
    'sql<{ total: number }>`\n  select count(*) as total from offer`',
    'sql<Map<string, Row>>`with page as (select 1) select * from page`',
    'sql<Row>`insert into offer (name) values (${name}) returning id`',
    'sql<Row>`${statement} returning id`.execute(db)',
    'sql<() => Row>`${list(`a ${b}`)} from offer`\n  .execute(db)',
  ])('are refused: %s', (text) => expect(found(text)).toBe(1));

  it.each([
    'sql<number>`count(*)`',
    'sql<boolean>`exists (select 1 from offer)`',
    'sql<MediaRef | null>`(\n  select m.uuid from media m\n)`',
    'query`select ${columns({ id: o.id })} from offer o`.execute(db)',
    'sql`delete from offer`.execute(db)',
  ])('are not seen in a fragment, a query or a statement without rows: %s', (text) =>
    expect(found(text)).toBe(0),
  );
});
