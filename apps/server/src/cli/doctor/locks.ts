import { type Finding, ofDatabase, ok, warn } from './check.ts';
import { type LockWait, readLongestLockWait } from './data.queries.ts';

/** A migration waits less long, a save a hundredth of it. */
const longSeconds = 10;

export const locksFinding = (longest: LockWait | undefined): Finding => {
  if (!longest || longest.seconds < longSeconds) return ok('nobody waits long for another');
  const { seconds, holder } = longest;
  return warn(
    `one has waited ${Math.floor(seconds)} s for what process ${holder} of the server holds`,
    `look who that is in pg_stat_activity; select pg_terminate_backend(${holder}) ends it`,
  );
};
/** A transaction somebody left open holds up all who write there, jobs too, and nothing fails. */
export const locksCheck = ofDatabase('locks', async ({ db }) =>
  locksFinding(await readLongestLockWait(db)),
);
