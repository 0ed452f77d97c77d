/** The screens of administration: one chunk, loaded for administrators only. */
export {
  BranchOfficeCreate,
  BranchOfficeDetail,
  BranchOfficeEdit,
} from './branch-office-screens.tsx';
export { BranchOfficeImport } from './BranchOfficeImport.tsx';
export { OfferCreate, OfferDetail, OfferEdit, OfferList } from './offer-screens.tsx';
export { Overview } from './Overview.tsx';
export { PartnerDetail } from './PartnerDetail.tsx';
export { PartnerCreate, PartnerEdit, PartnerList } from './partner-screens.tsx';
