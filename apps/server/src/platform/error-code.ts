/** The code of an error of the system or of PostgreSQL, such as `ENOENT` or `40001`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What PostgreSQL calls a transaction that may succeed when it is run again. */
const retryable: ReadonlySet<string> = new Set([
  // serialization failure
  '40001',
  // deadlock
  '40P01',
]);
/** Whether the database asks for the transaction to be tried again. */
export const asksForRetry = (error: unknown): boolean => retryable.has(codeOf(error));
