export { PartnerTerminals } from './PartnerTerminals.tsx';
