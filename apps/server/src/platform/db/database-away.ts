/** What the system says of a connection that cannot be made or broke (also the socket of a server that is gone). */
const ofSystem = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
]);
/** The server takes no writes: a standby, or a primary that is one no longer. */
export const readOnlyCode = '25006';
/**
 * PostgreSQL's own words (appendix A): connections, shutdown, start, and what it has too little of (class 53: room on
 * its disk, memory, connections).
 */
const ofDatabase = /^(?:08\w{3}|57P0[123]|53\w{3})$/;
/** The driver and its pool have no codes. */
const ofDriver =
  /^(?:Connection terminated|timeout (?:exceeded when trying to connect|expired)|Client has encountered a connection)/;

/** Whether a statement failed because no database can do it just now: asked again later it may well answer. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isFile = code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect');
  if (code === readOnlyCode) return true;
  return (!isFile && ofSystem.has(code)) || ofDatabase.test(code) || ofDriver.test(error.message);
};
