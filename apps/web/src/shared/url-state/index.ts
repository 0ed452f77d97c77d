export {
  boolean,
  number,
  numberList,
  oneOf,
  parseSearch,
  string,
  stringifySearch,
  toggled,
  without,
  wordList,
} from './search.ts';
