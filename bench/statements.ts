/** What the product sends to its database, recorded to be sent again with nothing around it. */
import pg from 'pg';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What the driver hangs on it cannot be sent to another process. */
const alone = ({ text, values = [] }: Partial<Statement>): Statement => ({
  text: text ?? '',
  values,
});

type Sent = Statement & { readonly held?: readonly Statement[] };
/** The statements of some work, as the driver sends them; nothing else may run meanwhile. */
export const record = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly made: T; readonly statements: readonly Statement[] }> => {
  const stop = startRecording();
  try {
    const made = await work();
    return { made, statements: stop() };
  } finally {
    stop();
  }
};

/** From now on; answers what ends it and tells what was sent. */
export const startRecording = (): (() => readonly Statement[]) => {
  const statements: Statement[] = [];
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver has changed');
  Reflect.set(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, sent: string | Sent, ...rest: never[]): unknown {
      // a batch sends what was held back before it
      if (typeof sent === 'object' && sent.held) statements.push(...sent.held.map(alone));
      statements.push(typeof sent === 'string' ? { text: sent, values: [] } : alone(sent));
      return Reflect.apply(query, this, [sent, ...rest]);
    },
  );
  return () => {
    Reflect.set(pg.Client.prototype, 'query', query);
    return statements;
  };
};

type Load = { readonly connections: number; readonly seconds: number };
/** How many times a second `work` is done by so many at once. */
export const rate = async (
  { connections, seconds }: Load,
  work: (turn: number) => Promise<void>,
): Promise<number> => {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      for (let turn = worker; performance.now() < end; turn += connections) {
        await work(turn);
        done += 1;
      }
    }),
  );
  return done / seconds;
};
