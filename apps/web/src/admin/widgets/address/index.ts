export { address, locationSource, optionalPostalAddress, postalAddress } from './address.tsx';
