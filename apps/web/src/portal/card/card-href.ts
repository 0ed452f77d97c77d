import { type CardView, idFromSlug } from '@cafeteria/contract';

/** Where a card leads; an offer stands under its partner, a subcategory under its category. */
export const cardHref = ({
  type,
  route,
  parentRoute,
}: Pick<CardView, 'type' | 'route' | 'parentRoute'>): string => {
  switch (type) {
    case 'PARTNER':
      return `/partner/${route}`;
    case 'OFFER':
      return `/partner/${parentRoute ?? ''}/${route}`;
    case 'CATEGORY':
      return `/${route}`;
    case 'SUBCATEGORY':
      return `/${parentRoute ?? ''}/${route}`;
  }
};

/** The branch offices of a card's partner on the map: an offer is good where its partner is. */
export const mapHrefOf = ({
  type,
  id,
  parentRoute,
}: Pick<CardView, 'type' | 'id' | 'parentRoute'>): string | undefined => {
  const partnerId =
    type === 'PARTNER' ? id : type === 'OFFER' ? idFromSlug(parentRoute ?? '') : undefined;
  return partnerId === undefined ? undefined : `/map?filteredPartnerId=${partnerId}`;
};
