export { hashPassword, limitConcurrency, passwordVerifier } from './password.ts';
export { deleteEndedSessions, deleteSessionsOfUser } from './session.queries.ts';
export { createSessions, csrfHeader, type Sessions } from './sessions.ts';
