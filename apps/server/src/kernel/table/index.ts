import './json-columns.ts';

export {
  describeTable,
  type Keeps,
  type NotStored,
  ownerColumn,
  type Table,
  type TableDescription,
  type TableName,
} from './description.ts';
export { camelCase, snakeCase } from '../../platform/db/index.ts';
export { encode, noteAllMentions, replaceLinked, saveLists, type Values } from './save.ts';
export { brokenReferences, referencesIn } from './references.ts';
export { storedRows, type StoredRows } from './stored-rows.ts';
export { partList, type Selected, selection } from './select.ts';
