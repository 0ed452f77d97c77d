import type { PersonalDataPart } from '../personal-data.ts';
import { deleteSessionsOfUsers } from './session-end.queries.ts';
import { readSessions } from './session.queries.ts';

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
export { createSessionMemory, peopleOf, type SessionMemory } from './session-memory.ts';
export {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsNotBy,
  deleteSessionsOfClient,
  deleteSessionsOfUsers,
} from './session-end.queries.ts';
export {
  canSignIn,
  countFactorGuess,
  findCanSignIn,
  isAliveSession,
  sessionChannel,
} from './session.queries.ts';
export { administersPortal, isOfEmployer, isCoveredBy, keepsBooks } from './role-sql.ts';
export { sessionJobs } from './session.jobs.ts';
export { mayBeSignedIn, readPreference } from './cookie.ts';
export { csrfHeader } from './csrf.ts';
export { createSenders } from './senders.ts';
export {
  assertAlive,
  assertProven,
  createSessions,
  isSessionAlive,
  type Sessions,
} from './sessions.ts';

export const sessionsOfPerson: PersonalDataPart = {
  name: 'sessions',
  tables: ['session'],
  read: readSessions,
  forget: (tx, userId) => deleteSessionsOfUsers(tx, [userId]),
};
