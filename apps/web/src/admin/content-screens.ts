/** The screens of the catalogue's content: one chunk beside the other screens of administration. */
export {
  CategoryDetail,
  CategoryEdit,
  CategoryList,
  SubcategoryCreate,
  SubcategoryDetail,
  SubcategoryEdit,
} from './catalogue/category/category-screens.tsx';
export {
  Announcement,
  CarouselCreate,
  CarouselEdit,
  CarouselList,
  PromoRowCreate,
  PromoRowDetail,
  PromoRowEdit,
  PromoRowList,
} from './content/placement-screens.tsx';
export { Dev } from './system/dev/Dev.tsx';
export { MapFilters } from './discovery/map-filters/MapFilters.tsx';
