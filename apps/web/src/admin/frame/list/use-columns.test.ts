import { describe, expect, test } from 'vitest';
import { columnsOf, shownOf } from './use-columns.ts';

const columns = columnsOf({
  columns: [{ key: 'name' }, 'active', { key: 'partnerName', saysFilter: 'partnerId' }, 'id'],
});
const keysOf = (shown: ReturnType<typeof shownOf>): string[] => shown.map(({ key }) => key);

describe('the columns of a list', () => {
  test('are its own until some are chosen; what every record has can be added', () => {
    expect(keysOf(columns)).toEqual([
      'name',
      'active',
      'partnerName',
      'id',
      'dateCreated',
      'lastModified',
    ]);
    expect(keysOf(shownOf(columns, undefined))).toEqual(['name', 'active', 'partnerName', 'id']);
  });

  test.each([
    ['dateCreated,active', ['name', 'active', 'dateCreated']],
    ['active,colour', ['name', 'active']],
    ['colour', ['name', 'active', 'partnerName', 'id']],
  ])(
    'chosen as %s begin with what leads to the record, and know nothing that is not there',
    (chosen, keys) => expect(keysOf(shownOf(columns, chosen))).toEqual(keys),
  );

  test('are without what the list is narrowed by', () =>
    expect(keysOf(columnsOf({ columns: columns }, ['partnerId']))).not.toContain('partnerName'));
});
