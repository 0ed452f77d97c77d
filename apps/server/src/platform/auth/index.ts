export { hashPassword, passwordVerifier } from './password.ts';
export { deleteEndedSessions } from './session.queries.ts';
export { createSessions, csrfHeader, sessionCookie, type Sessions } from './sessions.ts';
