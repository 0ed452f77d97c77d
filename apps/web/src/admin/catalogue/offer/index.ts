export { offerResource } from './offer.admin.tsx';
