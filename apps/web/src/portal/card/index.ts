export { cardHref } from './card-href.ts';
export { CardPrice } from './CardPrice.tsx';
export { priceText } from './price-text.ts';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CatalogueGrid, CatalogueSkeletons } from './CatalogueGrid.tsx';
export { CatalogueRow } from './CatalogueRow.tsx';
