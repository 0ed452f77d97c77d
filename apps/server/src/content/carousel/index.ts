export { carouselAdminHandlers } from './carousel.admin.ts';
export { carouselHandlers } from './carousel.handlers.ts';
export { carouselTable } from './carousel.table.ts';
