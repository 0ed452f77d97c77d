import { describe, expect, it } from 'vitest';
import { unionOf } from './describe-tables.ts';

describe('the values a column may have', () => {
  it.each([
    [`CHECK ((colour = ANY (ARRAY['RED'::text, 'BLUE'::text])))`, `'RED' | 'BLUE'`],
    [
      `CHECK ((roles <@ ARRAY['ROLE_ADMIN'::text, 'ROLE_USER'::text]))`,
      `'ROLE_ADMIN' | 'ROLE_USER'`,
    ],
    // a list that is widened without a look at every row
    [`CHECK ((colour = ANY (ARRAY['RED'::text, 'BLUE'::text]))) NOT VALID`, `'RED' | 'BLUE'`],
    [`CHECK ((roles <@ ARRAY['ROLE_ADMIN'::text])) NOT VALID`, `'ROLE_ADMIN'`],
  ])('are those of %s', (check, union) => expect(unionOf({ checks: [check] })).toBe(union));

  it('are any where no check lists them', () =>
    expect(unionOf({ checks: ['CHECK ((amount > 0))'] })).toBeUndefined());
});
