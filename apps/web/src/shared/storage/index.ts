export { readCookie, writeCookie } from './cookie.ts';
export { clearStoredData, onDataCleared, storedData } from './stored-data.ts';
export { type Store, storedValue } from './stored-value.ts';
