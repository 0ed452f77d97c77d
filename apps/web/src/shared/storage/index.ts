export { cookieStore, readCookie, writeCookie } from './cookie.ts';
export { clearDrafts, createDrafts, type Draft, type Drafts } from './drafts.ts';
export {
  clearStoredData,
  type Store,
  storedDataPrefix,
  storedList,
  storedValue,
} from './stored-value.ts';
