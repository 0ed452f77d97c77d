import { blankCard, type CardView, type MediaRef } from '@cafeteria/contract';

export const pictureOf = (uuid: string): MediaRef => ({ uuid, width: 1, height: 1, crops: {} });

export const partnerCard: CardView = {
  ...blankCard,
  type: 'PARTNER',
  id: 1,
  route: 'kavarna-1',
  parentRoute: null,
  title: 'Kavárna',
  subtitle: 'Káva',
  image: null,
  colour: null,
  categoryCode: null,
};
export const offerCard: CardView = {
  ...partnerCard,
  type: 'OFFER',
  parentRoute: 'kavarna-1',
  route: 'kava-1',
};
