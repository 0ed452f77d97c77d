import { expect, test } from 'vitest';
import { keyOfMissing, missingRecipients } from './GrantRecipients.tsx';
import { firstTerms } from './terms.ts';
import { readGrant, type TypedGrant } from './typed-grant.ts';

const first: TypedGrant = {
  terms: firstTerms('CZ_LEISURE'),
  recipients: { way: 'EVERYBODY', userId: null, companyId: null, onlyActive: true, amount: null },
};

test('a draft of a grant says what was typed', () => {
  const typed: TypedGrant = {
    terms: {
      ...first.terms,
      expiry: 'DAY',
      expiresOn: '2027-01-31',
      categoryIds: [2],
      note: 'Dárek',
    },
    recipients: { ...first.recipients, way: 'ONE', userId: 7, amount: 50_000, onlyActive: false },
  };
  expect(readGrant(JSON.parse(JSON.stringify(typed)), first)).toEqual(typed);
});

test('what is no grant is ignored: the form starts empty', () => {
  expect(readGrant({ terms: 'x', recipients: null }, first)).toEqual(first);
  const odd = {
    terms: { ...first.terms, regime: 'X', categoryIds: ['a'] },
    recipients: { way: 1 },
  };
  expect(readGrant(odd, first)).toEqual(first);
});

test('an amount of nothing is wrong in other words than one that was not filled in', () => {
  const keysOf = (amount: number | null): readonly string[] => {
    const recipients = { ...first.recipients, amount };
    return missingRecipients(recipients).map((field) => keyOfMissing(field, recipients));
  };
  expect([null, 0, -100, 100].map(keysOf)).toEqual([
    ['validation.required'],
    ['validation.positive'],
    ['validation.positive'],
    [],
  ]);
});
