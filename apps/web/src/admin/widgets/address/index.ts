export { emptyAddressIn } from './from-place.ts';
export { address, locationSource, optionalPostalAddress, postalAddress } from './address.tsx';
