import type { CardView } from '@cafeteria/contract';

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
