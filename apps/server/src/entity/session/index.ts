export {
  deleteEndedSessions,
  deleteSessionsOfClient,
  deleteSessionsOfUser,
} from './session.queries.ts';
export { createSessions, csrfHeader, sessionCookie, type Sessions } from './sessions.ts';
