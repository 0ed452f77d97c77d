export { ProposePartner } from './ProposePartner.tsx';
