import type { ProductGauge } from '../../platform/http/index.ts';
import type { Replica } from './replica.ts';

const dayMs = 86_400_000;
/** At night in Prague, whatever the season. */
const atHour = 2;
/** Nodes do not all ask at once. */
const spreadMs = 3_600_000;

type Options = {
  readonly replica: Replica;
  readonly refresh: () => Promise<void>;
  /** Told when something was wrong, which is right now. */
  readonly onMended: () => void;
  readonly log: (message: string) => void;
};

/**
 * Compares what is kept in memory with the database every night: what is wrong is mended, logged and counted. It should
 * never be.
 */
export const watchReplica = ({ replica, refresh, onMended, log }: Options) => {
  const counts = { comparisons: 0, differences: 0 };
  const compare = async (): Promise<void> => {
    const wrong = await replica.verify(refresh);
    counts.comparisons += 1;
    if (wrong.length > 0) onMended();
    for (const { table, ids } of wrong) {
      counts.differences += ids.length;
      log(
        `catalogue in memory: ${ids.length} rows of ${table} were wrong (${ids.slice(0, 5).join(', ')})`,
      );
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    const untilNight = dayMs - ((Date.now() - atHour * 3_600_000) % dayMs);
    timer = setTimeout(
      () =>
        void compare()
          .catch((error: Error) => log(`catalogue in memory: ${error.message}`))
          .finally(wait),
      untilNight + Math.random() * spreadMs,
    ).unref();
  };
  wait();
  const gauges: readonly ProductGauge[] = [
    {
      name: 'catalogue_records',
      help: 'Rows of the catalogue kept in memory, by table',
      label: 'table',
      read: async () => replica.sizes(),
    },
    {
      name: 'catalogue_comparisons',
      help: 'How often memory was compared with the database, and how many rows were wrong',
      label: 'what',
      read: async () => counts,
    },
  ];
  return { gauges, stop: (): void => clearTimeout(timer) };
};
