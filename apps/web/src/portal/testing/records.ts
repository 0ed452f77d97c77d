import type { CardView, MediaRef } from '@cafeteria/contract';

export const pictureOf = (uuid: string): MediaRef => ({ uuid, width: 1, height: 1, crops: {} });

export const partnerCard: CardView = {
  type: 'PARTNER',
  id: 1,
  route: 'kavarna-1',
  parentRoute: null,
  title: 'Kavárna',
  subtitle: 'Káva',
  logo: null,
  image: null,
  colour: null,
  badges: { sustainability: null, new: false },
  price: null,
  benefitTypes: [],
  online: false,
  distance: { mode: 'none', meters: null, address: null, branchOfficeId: null },
  categoryCode: null,
};
export const offerCard: CardView = {
  ...partnerCard,
  type: 'OFFER',
  parentRoute: 'kavarna-1',
  route: 'kava-1',
};
