export { address, locationSource } from './address.tsx';
