export { type Api, createApi, type Transport } from './api-client.ts';
export { ApiError, ConnectionError, OtherPersonError } from './api-error.ts';
export { createPageOwner, type PageOwner } from './page-owner.ts';
export {
  apiOf,
  createQueryClient,
  invalidateTags,
  isMissing,
  type OnFailure,
  read,
  send,
  write,
} from './query.ts';
export { fetchFile } from './fetch-file.ts';
export { openStream } from './stream.ts';
export { createSessionLock, type SessionLock } from './session-lock.ts';
export { isGone, portalAnswers } from './portal-answers.ts';
