export { hashPassword, passwordVerifier } from './password.ts';
export {
  deleteEndedSessions,
  deleteSessionsOfClient,
  deleteSessionsOfUser,
} from '../../entity/session/session.queries.ts';
export {
  createSessions,
  csrfHeader,
  sessionCookie,
  type Sessions,
} from '../../entity/session/sessions.ts';
