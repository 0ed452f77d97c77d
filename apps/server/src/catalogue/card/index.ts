export { type Position, positionOf } from './position.ts';
export { cardHandlers } from './card.handlers.ts';
export { type Catalogue, createCatalogue } from './catalogue.ts';
export { leastOf } from './least-price.ts';
export { touchedBy } from './touched.ts';
export { badgeOf, newDays } from './make-card.ts';
