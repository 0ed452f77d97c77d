import type { PriceTag } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import { cardHref, mapHrefOf } from './card-href.ts';
import { priceText } from './price-text.ts';

const czk = (amount: number) => ({ amount, currency: 'CZK' as const });
const tag = (given: Partial<PriceTag> & Pick<PriceTag, 'type'>): PriceTag => ({
  amount: null,
  percent: null,
  original: null,
  ...given,
});

describe('a price', () => {
  test('is an amount with two decimals', () =>
    expect(priceText(tag({ type: 'PRICE', amount: czk(59_000) }))).toEqual({
      amount: '590,00\u00A0Kč',
    }));
  test('from an amount', () =>
    expect(priceText(tag({ type: 'PRICE_FROM', amount: czk(59_000) }))).toEqual({
      prefix: 'from',
      amount: '590,00\u00A0Kč',
    }));
  test('is a discount with a real minus', () =>
    expect(priceText(tag({ type: 'DISCOUNT', percent: 20 }))).toEqual({
      amount: '\u221220\u00A0%',
    }));
  test('is a discount of at most', () =>
    expect(priceText(tag({ type: 'DISCOUNT_UPTO', percent: 20 }))).toEqual({
      prefix: 'upTo',
      amount: '\u221220\u00A0%',
    }));
  test('carries the price that no longer holds', () => {
    expect(priceText(tag({ type: 'PRICE', amount: czk(55_000), original: czk(69_000) }))).toEqual({
      amount: '550,00\u00A0Kč',
      oldAmount: '690,00\u00A0Kč',
    });
  });
  test('in euros groups thousands with a non-breaking space', () => {
    expect(priceText(tag({ type: 'PRICE', amount: { amount: 129_000, currency: 'EUR' } }))).toEqual(
      { amount: '1\u00A0290,00\u00A0€' },
    );
  });
  test('that is missing is not shown', () =>
    expect(priceText(tag({ type: 'PRICE' }))).toBeUndefined());
});

describe('a card leads', () => {
  test.each([
    ['PARTNER', 'kino-7', null, '/partner/kino-7'],
    ['OFFER', 'vstupenka-3', 'kino-7', '/partner/kino-7/vstupenka-3'],
    ['CATEGORY', 'sport-6', null, '/sport-6'],
    ['SUBCATEGORY', 'joga-601', 'sport-6', '/sport-6/joga-601'],
  ] as const)('%s %s', (type, route, parentRoute, address) =>
    expect(cardHref({ type, route, parentRoute })).toBe(address),
  );
});

describe('where to find it on the map', () => {
  test.each([
    ['PARTNER', null, '/map?filteredPartnerId=3'],
    ['OFFER', 'kino-7', '/map?filteredPartnerId=7'],
    ['SUBCATEGORY', 'sport-6', undefined],
  ] as const)('a %s leads to its partner’s branch offices', (type, parentRoute, href) =>
    expect(mapHrefOf({ type, id: 3, parentRoute })).toBe(href),
  );
});
