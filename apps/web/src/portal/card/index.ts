export { cardHref } from './card-href.ts';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CardPrice } from './CardPrice.tsx';
export { CatalogueGrid } from './CatalogueGrid.tsx';
export { CatalogueRow } from './CatalogueRow.tsx';
export { CatalogueSkeletons } from './CatalogueSkeletons.tsx';
