export { deviceStore, tabStore } from './browser-store.ts';
export { readCookie, writeCookie, writeVisitCookie } from './cookie.ts';
export { clearDrafts, createDrafts, type Draft, type Drafts } from './drafts.ts';
export { clearStoredData, onDataCleared, storedData } from './stored-data.ts';
export { type Store, storedValue } from './stored-value.ts';
