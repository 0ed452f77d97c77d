import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-file.ts';
import { countOlder, forgetNode, noteNode } from './nodes.queries.ts';

const beatMs = 10_000;
const contractMs = 60_000;
type Logging = {
  readonly log: (message: string) => void;
  readonly warn: (message: string) => void;
};

/** What the schema becomes now: everything but contracts that a node which runs does not know. */
export const expand = (pool: pg.Pool, folder: string, { log }: Pick<Logging, 'log'>) =>
  migrate(pool, folder, {
    log,
    isKnown: async (name) => (await countOlder(pool, name)) === 0,
  });

/**
 * Says again and again that this node runs and what it knows, and applies contracts that waited when the last older
 * node is gone. Answers what ends it, which says that the node is gone.
 */
export const reportNode = async (
  pool: pg.Pool,
  folder: string,
  { role, log, warn }: Logging & { readonly role: string },
): Promise<() => Promise<void>> => {
  const node = { id: randomUUID(), role, knows: readMigrations(folder).at(-1)?.name ?? '' };
  await noteNode(pool, node);
  const tried = (work: () => Promise<unknown>) => () =>
    void work().catch((error: Error) => warn(`this node could not be noted: ${error.message}`));
  const timers = [
    setInterval(
      tried(() => noteNode(pool, node)),
      beatMs,
    ),
    setInterval(
      tried(() => expand(pool, folder, { log })),
      contractMs,
    ),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await forgetNode(pool, node.id);
  };
};
