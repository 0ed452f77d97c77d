import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';
import type { Followed, Keyed } from './records.ts';

/** What a read model takes from the records of a table. */
export type Part = {
  readonly table: TableName;
  /** Told when a record comes, goes, or becomes another one in what is taken from it. */
  readonly onTouched: (hear: () => void) => void;
};
type Options<T> = {
  /** The tables it is made from, or parts of them: a change of anything else leaves it as it is. */
  readonly of: readonly (TableName | Part)[];
  readonly build: () => Promise<T>;
};

/**
 * Part of the records of a table: a change of what is not `taken` makes no model anew.
 * @example readModel({ of: [partOf(offices, ({ lat, lng }) => [lat, lng])], build })
 */
export const partOf = <R extends Keyed>(
  records: Followed<R>,
  taken: (record: R) => unknown,
): Part => ({
  table: records.table,
  onTouched: (hear) =>
    records.onRecord((before, after) => {
      if (!isDeepStrictEqual(before && taken(before), after && taken(after))) hear();
    }),
});

/**
 * Makes a read model. Its first readers wait for it; after a change of a table it is made from, it
 * is made anew beside its readers, who get the one before until the new one is ready.
 */
export type MakeReadModel = <T>(options: Options<T>) => () => Promise<T>;

type Hooks = {
  /** A new one has taken the place of the one before: answers made from that one are stale. */
  readonly onRenewed: () => void;
  readonly onError: (error: Error) => void;
};
type ReadModels = {
  readonly make: MakeReadModel;
  /** Tells of what has changed; of parts, only what is not told record by record (time passing). */
  readonly drop: (changes: Changes) => void;
  /** Resolves when nothing is stale: for tests, and for whoever must see what was just written. */
  readonly settled: () => Promise<void>;
  /** Nothing is begun any more. */
  readonly stop: () => Promise<void>;
};

/** A model that is made anew in the background: one build at a time, and one more for all changes during it. */
class ReadModel<T> {
  readonly #options: Options<T>;
  readonly #hooks: Hooks;
  readonly #tables: ReadonlySet<TableName>;
  readonly #parts: ReadonlySet<TableName>;
  #kept: Promise<T> | undefined;
  #isStale = false;
  #isStopped = false;
  #renewal: Promise<void> | undefined;

  constructor(options: Options<T>, hooks: Hooks) {
    this.#options = options;
    this.#hooks = hooks;
    const parts = options.of.filter((one) => typeof one !== 'string');
    this.#tables = new Set(options.of.filter((one) => typeof one === 'string'));
    this.#parts = new Set(parts.map(({ table }) => table));
    for (const part of parts) part.onTouched(() => this.#touch());
  }

  read(): Promise<T> {
    if (this.#kept) return this.#kept;
    const made = this.#options.build();
    this.#kept = made;
    made.catch(() => {
      if (this.#kept === made) this.#kept = undefined;
    });
    return made;
  }

  drop({ tables, rows, isMissed }: Changes): void {
    const byTime = [...tables].filter((table) => !rows.has(table) && this.#parts.has(table));
    if (isMissed || byTime.length > 0 || !this.#tables.isDisjointFrom(tables)) this.#touch();
  }

  #touch(): void {
    if (!this.#kept || this.#isStopped) return;
    this.#isStale = true;
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined;
    });
  }

  get renewal(): Promise<void> | undefined {
    return this.#renewal;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#renewal;
  }

  /** Whoever saves ten times a second must not keep the process building: it rests as long as it worked. */
  async #renew(): Promise<void> {
    // a first build under way may have read what was before the change: it is finished, and made anew
    await this.#kept?.catch(() => {});
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      const begun = performance.now();
      try {
        const made = await this.#options.build();
        this.#kept = Promise.resolve(made);
        this.#hooks.onRenewed();
      } catch (error) {
        // the next reader builds, and hears what is wrong
        this.#kept = undefined;
        this.#hooks.onError(error as Error);
        return;
      }
      if (this.#isStale) await sleep(performance.now() - begun);
    }
  }
}

/**
 * The read models of one API process.
 * @example const index = make({ of: ['partner'], build: () => buildIndex(db) }); … (await index()).search('kava')
 */
export const createReadModels = (hooks: Partial<Hooks> = {}): ReadModels => {
  const { onRenewed = () => {}, onError = () => {} } = hooks;
  const models: ReadModel<unknown>[] = [];
  const renewals = (): Promise<void>[] => models.flatMap(({ renewal }) => renewal ?? []);
  return {
    make: (options) => {
      const model = new ReadModel(options, { onRenewed, onError });
      models.push(model);
      return () => model.read();
    },
    drop: (changes) => {
      for (const model of models) model.drop(changes);
    },
    settled: async () => {
      for (let waiting = renewals(); waiting.length > 0; waiting = renewals())
        await Promise.all(waiting);
    },
    stop: async () => {
      await Promise.all(models.map((model) => model.stop()));
    },
  };
};
