export { createSales, type SalesOfCatalogue, type Sold } from './sales.ts';
