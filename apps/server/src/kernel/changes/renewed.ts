import { setTimeout as sleep } from 'node:timers/promises';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';

/** A value made of the catalogue. Its first readers wait for it; later ones get the last one while it is renewed. */
export type Renewed<T> = {
  readonly read: () => Promise<T>;
  /** Says that it is stale: it is renewed in the background. */
  readonly touch: () => void;
};
type Options<T> = {
  /** Makes it, or brings it up to date. */
  readonly renew: () => Promise<T>;
  /** Tables of which every change makes it stale; others say so by `touch`. */
  readonly of?: readonly TableName[];
};
/**
 * @example
 * const towns = deps.renewed({ renew: () => buildTowns(db), of: ['place'] });
 * (await towns.read()).search('brno')
 */
export type MakeRenewed = <T>(options: Options<T>) => Renewed<T>;

type Hooks = {
  /** A new value has taken the place of the last one: answers made from that are stale. */
  readonly onRenewed: () => void;
  readonly onError: (error: Error) => void;
};

class RenewedValue<T> implements Renewed<T> {
  readonly #renew: () => Promise<T>;
  readonly #hooks: Hooks;
  #value: Promise<T> | undefined;
  #isStale = false;
  #isStopped = false;
  #renewal: Promise<void> | undefined;

  constructor(renew: () => Promise<T>, hooks: Hooks) {
    this.#renew = renew;
    this.#hooks = hooks;
  }

  readonly read = (): Promise<T> => {
    if (this.#value) return this.#value;
    const made = this.#renew();
    this.#value = made;
    made.catch(() => {
      if (this.#value === made) this.#value = undefined;
    });
    return made;
  };

  readonly touch = (): void => {
    if (!this.#value || this.#isStopped) return;
    this.#isStale = true;
    this.#renewal ??= this.#renewWhileStale().finally(() => {
      this.#renewal = undefined;
    });
  };

  get renewal(): Promise<void> | undefined {
    return this.#renewal;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#renewal;
  }

  /** One renewal at a time, and one more for all changes during it; it rests as long as it worked. */
  async #renewWhileStale(): Promise<void> {
    // the first value may have been made of what was before the change
    await this.#value?.catch(() => {});
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      const startedAt = performance.now();
      try {
        const made = await this.#renew();
        this.#value = Promise.resolve(made);
        this.#hooks.onRenewed();
      } catch (error) {
        // the next reader tries again, and hears what is wrong
        this.#value = undefined;
        this.#hooks.onError(error as Error);
        return;
      }
      if (this.#isStale) await sleep(performance.now() - startedAt);
    }
  }
}

/** The renewed values of one API process. */
export const createRenewals = ({
  onRenewed = () => {},
  onError = () => {},
}: Partial<Hooks> = {}) => {
  const values: { readonly of: readonly TableName[]; readonly value: RenewedValue<unknown> }[] = [];
  const renewals = (): Promise<void>[] => values.flatMap(({ value }) => value.renewal ?? []);
  const make: MakeRenewed = ({ renew, of = [] }) => {
    const value = new RenewedValue(renew, { onRenewed, onError });
    values.push({ of, value });
    return value;
  };
  return {
    make,
    /** Makes stale what is made of tables that changed. */
    touch: ({ tables, isMissed }: Pick<Changes, 'tables' | 'isMissed'>): void => {
      for (const { of, value } of values)
        if (of.some((table) => isMissed || tables.has(table))) value.touch();
    },
    /** Resolves when nothing is stale. */
    settled: async (): Promise<void> => {
      for (let waiting = renewals(); waiting.length > 0; waiting = renewals())
        await Promise.all(waiting);
    },
    /** Nothing is begun any more. */
    stop: async (): Promise<void> => {
      await Promise.all(values.map(({ value }) => value.stop()));
    },
  };
};
