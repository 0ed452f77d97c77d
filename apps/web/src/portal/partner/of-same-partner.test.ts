import type { CardView } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { offerCard } from '../testing/records.ts';
import { ofSamePartner } from './of-same-partner.ts';

const offer = (id: number, address: string): CardView => ({
  ...offerCard,
  id,
  subtitle: 'Lázně',
  badges: { sustainability: 'SUSTAINABILITY_CHAMPION', new: true },
  online: true,
  distance: { ...offerCard.distance, mode: 'address', address },
});
const summaryOf = (offers: readonly CardView[]) =>
  ofSamePartner(offers).map(({ subtitle, badges, online, distance }) => [
    subtitle,
    badges.sustainability,
    badges.new,
    online,
    distance.mode,
  ]);

test('what is the same of all offers of a partner is not said on each; what is new of one is', () =>
  expect(summaryOf([offer(1, 'Dlouhá 1'), offer(2, 'Dlouhá 1')])).toEqual([
    ['', null, true, false, 'none'],
    ['', null, true, false, 'none'],
  ]));
test('places that differ are said', () =>
  expect(summaryOf([offer(1, 'Dlouhá 1'), offer(2, 'Krátká 2')])).toEqual([
    ['', null, true, true, 'address'],
    ['', null, true, true, 'address'],
  ]));
test('none stay none', () => expect(ofSamePartner([])).toEqual([]));
