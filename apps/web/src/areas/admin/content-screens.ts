/** The screens of the catalogue's content: one chunk beside the other screens of administration. */
export {
  CategoryDetail,
  CategoryEdit,
  CategoryList,
  SubcategoryCreate,
  SubcategoryDetail,
  SubcategoryEdit,
} from './category-screens.tsx';
export {
  Announcement,
  CarouselCreate,
  CarouselEdit,
  CarouselList,
  PromoRowCreate,
  PromoRowDetail,
  PromoRowEdit,
  PromoRowList,
} from './placement-screens.tsx';
export { Dev } from './Dev.tsx';
export { MapFilters } from './MapFilters.tsx';
