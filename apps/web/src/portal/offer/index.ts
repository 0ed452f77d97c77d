export { PromoCode } from './PromoCode.tsx';
