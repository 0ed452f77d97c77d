export { promoRowResource } from './promo-row.admin.tsx';
