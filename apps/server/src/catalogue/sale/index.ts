export { createSales, holdsAtOffice, type SalesOfCatalogue, type Sold } from './sales.ts';
