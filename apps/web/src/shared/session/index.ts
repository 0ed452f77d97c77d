export { isLoginPath, loginAddress, safeRedirect, unauthorizedAddress } from './login-address.ts';
export { createSessionLock, type SessionLock } from './session-lock.ts';
export {
  clearStoredData,
  type Store,
  storedDataPrefix,
  storedList,
  storedValue,
} from './stored-value.ts';
export { isAdmin, meQuery, useMe } from './me.ts';
