export {
  type Audience,
  audienceKey,
  type Caller,
  type Editor,
  type Handlers,
  languageOf,
  type Machine,
  type PrimaryLanguage,
  type Reader,
  type Session,
  type SessionMethod,
  type SessionUser,
} from './caller.ts';
export { createCallers } from './callers.ts';
export { idempotencyKeyOf } from './idempotency.ts';
export {
  countFactorGuess,
  deleteSession,
  deleteSessionsOfClient,
  deleteSessionsOfUsers,
  proveSession,
} from './session.queries.ts';
export { sessionJobs } from './session.jobs.ts';
export {
  assertProven,
  createSessions,
  csrfCookie,
  csrfHeader,
  isSessionAlive,
  sessionCookie,
  type Sessions,
} from './sessions.ts';
