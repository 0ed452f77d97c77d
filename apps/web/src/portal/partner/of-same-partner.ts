import type { CardView } from '@cafeteria/contract';

type Place = CardView['distance'];
const isSame = (a: Place, b: Place): boolean => a.mode === b.mode && a.address === b.address;

/**
 * Offers where their partner is said already: its name, its badge, and a place that is the same for all of them, are
 * not said again on each.
 */
export const ofSamePartner = (offers: readonly CardView[]): readonly CardView[] => {
  const [first] = offers;
  const isOnePlace = offers.every(({ distance }) => first && isSame(distance, first.distance));
  return offers.map((offer) => ({
    ...offer,
    subtitle: '',
    badges: { ...offer.badges, sustainability: null },
    ...(isOnePlace && {
      online: false,
      distance: { ...offer.distance, mode: 'none' as const },
    }),
  }));
};
