export { type Api, createApi, type Transport } from './api-client.ts';
export { ApiError, ConnectionError } from './api-error.ts';
export { apiOf, createQueryClient, invalidateTags, read, write } from './query.ts';
export { createSessionLock, type SessionLock } from './session-lock.ts';
