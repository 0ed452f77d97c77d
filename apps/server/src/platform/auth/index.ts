export { hashPassword, limitConcurrency, passwordVerifier } from './password.ts';
export { deleteEndedSessions, deleteSessionsOfUser } from './session.queries.ts';
export { createSessions, csrfHeader, sessionCookie, type Sessions } from './sessions.ts';
