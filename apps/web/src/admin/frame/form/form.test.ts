import { OfferForm, PartnerForm } from '@cafeteria/contract';
import { get } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { countErrors, contractResolver, formPath, splitErrors } from './form-errors.ts';
import { changesOf, isSame, merged } from './merge.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;

describe('checking a form with the contract', () => {
  test('errors stand at their paths, with keys of texts and the limits they name', async () => {
    const { errors } = await contractResolver(PartnerForm)(
      {
        name: '',
        contacts: [{ type: 'EMAIL', value: 'x', label: null }],
        shortDescription: { cs: 'a'.repeat(161), sk: null, en: null },
      },
      undefined,
      options,
    );
    expect(get(errors, 'name')).toMatchObject({ message: 'validation.required' });
    expect(get(errors, 'contacts.0.value')).toMatchObject({ message: 'validation.email' });
    expect(get(errors, 'shortDescription.cs')).toMatchObject({
      message: 'validation.maxLength',
      params: { max: 160 },
    });
  });
  test('what is missing or unreadable is asked for, not called a wrong type', async () => {
    const { errors } = await contractResolver(OfferForm)(
      { partnerId: Number.NaN, priceType: undefined },
      undefined,
      options,
    );
    expect(get(errors, 'partnerId')).toMatchObject({ message: 'validation.required' });
  });
  test('paths of the server become paths of the form', () =>
    expect(formPath('blocks[3].items[0].text')).toBe('blocks.3.items.0.text'));
  test('errors without an input are summed up', () => {
    const at = (field: string) => ({ field, messageKey: 'validation.required' });
    expect(splitErrors([at('contacts[0].value'), at('score')], ['name', 'contacts'])).toEqual({
      known: [at('contacts[0].value')],
      unknown: [at('score')],
    });
  });
});

test('the badge of a section counts every wrong input, not the fields they stand in', () => {
  const wrong = { type: 'custom', message: 'validation.required' };
  expect(countErrors([{ street: wrong, city: wrong }, undefined, wrong])).toBe(3);
  expect(countErrors([[undefined, { value: wrong }]])).toBe(1);
});

describe('two people in one form', () => {
  const base = { name: 'A', grade: null, texts: { cs: 'x', sk: null } };
  test('what only the other changed is theirs, what only I changed is mine', () => {
    const changes = changesOf(base, { ...base, name: 'moje' }, { ...base, grade: 'B' });
    expect(changes).toEqual([{ field: 'grade', mine: null, theirs: 'B', isConflict: false }]);
    expect(merged({ ...base, name: 'moje' }, changes, {})).toEqual({
      ...base,
      name: 'moje',
      grade: 'B',
    });
  });
  test('what both changed is mine unless theirs is chosen', () => {
    const mine = { ...base, name: 'moje' };
    const changes = changesOf(base, mine, { ...base, name: 'cizí' });
    expect(changes).toMatchObject([{ field: 'name', isConflict: true }]);
    expect(merged(mine, changes, {}).name).toBe('moje');
    expect(merged(mine, changes, { name: 'theirs' }).name).toBe('cizí');
  });
  test('the same change by both is no conflict', () =>
    expect(changesOf(base, { ...base, name: 'B' }, { ...base, name: 'B' })).toEqual([]));
  test('the order of keys says nothing', () =>
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true));
});
