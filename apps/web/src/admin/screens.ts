/** The screens of administration: one chunk, loaded for administrators only. */
export {
  BranchOfficeCreate,
  BranchOfficeDetail,
  BranchOfficeEdit,
} from './catalogue/branch-office/branch-office-screens.tsx';
export { BranchOfficeImport } from './catalogue/branch-office/BranchOfficeImport.tsx';
export {
  OfferCreate,
  OfferDetail,
  OfferEdit,
  OfferList,
} from './catalogue/offer/offer-screens.tsx';
export { Overview } from './system/dashboard/Overview.tsx';
export { PartnerDetail } from './catalogue/partner/PartnerDetail.tsx';
export { PartnerCreate, PartnerEdit, PartnerList } from './catalogue/partner/partner-screens.tsx';
