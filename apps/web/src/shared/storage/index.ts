export { cookieStore, readCookie, writeCookie } from './cookie.ts';
export {
  clearStoredData,
  type Store,
  storedDataPrefix,
  storedList,
  storedValue,
} from './stored-value.ts';
