export {
  boolean,
  idList,
  number,
  oneOf,
  parseSearch,
  string,
  stringifySearch,
  toggled,
  without,
  withoutEmpty,
  wordList,
} from './search.ts';
export { type ChangeAddress, useAddressChange } from './use-address-change.ts';
