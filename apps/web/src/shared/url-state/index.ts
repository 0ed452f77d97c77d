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
  wordList,
} from './search.ts';
