import pg from 'pg';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
};
/** What the driver's connection is to a query that submits itself. */
type Wire = Parameters<pg.Query['submit']>[0] & {
  readonly sync: () => void;
  readonly parse: (statement: Pick<Statement, 'text' | 'name'>) => void;
  readonly bind: (statement: { readonly statement: string | undefined }) => void;
  readonly execute: (portal: object) => void;
  readonly parsedStatements: Record<string, string>;
  readonly stream: { readonly cork: () => void; readonly uncork: () => void };
  readonly submittedNamedStatements: Record<string, string>;
};
/** What the driver has of a query beside its types (`pg/lib/query.js`). */
type Inner = {
  text: string;
  name: string | undefined;
  _canceledDueToError: Error | false;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
};
type Done = (error: Error | undefined, result: unknown) => void;
const DriverQuery = pg.Query as unknown as new (config: object, done?: Done) => pg.Query & Inner;

const unsynced = new WeakMap<Wire, Wire>();
/** The connection to which nothing ends a batch. */
const withoutSync = (wire: Wire): Wire => {
  const known =
    unsynced.get(wire) ?? (Object.create(wire, { sync: { value: () => {} } }) as unknown as Wire);
  unsynced.set(wire, known);
  return known;
};

/**
 * A statement with some before it whose answers nobody waits for, sent in one message and answered in one: what comes
 * after one that fails is not run, for PostgreSQL passes over everything up to the end of the message.
 */
export class Batch extends DriverQuery {
  readonly held: readonly Statement[];
  readonly values: readonly unknown[];
  readonly #last: Pick<Inner, 'text' | 'name'>;
  #answered = 0;
  /** Whose values could not be sent. */
  #unsent: Statement | undefined;

  constructor(held: readonly Statement[], last: Statement, done: Done) {
    super({ ...last, queryMode: 'extended' }, done);
    this.held = held;
    this.values = last.values;
    this.#last = { text: last.text, name: last.name };
  }

  override submit = (connection: Parameters<pg.Query['submit']>[0]): void => {
    const wire = connection as Wire;
    wire.stream.cork();
    try {
      for (const one of this.held) {
        this.#sendHeld(wire, one);
        if (this._canceledDueToError) break;
      }
      if (!this._canceledDueToError) submitQuery.call(this, wire);
      else wire.sync();
    } finally {
      wire.stream.uncork();
    }
    this.#expect();
  };

  #sendHeld(wire: Wire, one: Statement): void {
    const { name = '', text, values } = one;
    if (values.length > 0) {
      const failed: Done = (error) => {
        if (!error) return;
        this._canceledDueToError = error;
        this.#unsent = one;
      };
      return new DriverQuery({ ...one, queryMode: 'extended' }, failed).submit(withoutSync(wire));
    }
    // `begin` and its like: nothing to be described
    if (!(name in wire.parsedStatements || name in wire.submittedNamedStatements)) {
      wire.parse({ text, name });
      if (name) wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name });
    wire.execute({});
  }

  /** Whom the driver takes the next message to be about: it remembers by their names which statements are parsed. */
  #expect(): void {
    const { text, name } = this.held[this.#answered] ?? this.#last;
    Object.assign(this, { text, name });
  }
  get #isHeld(): boolean {
    return this.#answered < this.held.length;
  }

  override handleRowDescription(message: object): void {
    if (!this.#isHeld) super.handleRowDescription(message);
  }
  override handleDataRow(message: object): void {
    if (!this.#isHeld) super.handleDataRow(message);
  }
  override handleCommandComplete(message: object, wire: Wire): void {
    if (!this.#isHeld) return super.handleCommandComplete(message, wire);
    this.#answered += 1;
    this.#expect();
  }
  override handleError(error: Error, wire: Wire): void {
    // none of these was read
    for (const { name } of [...this.held.slice(this.#answered), this.#last])
      if (name) delete wire.submittedNamedStatements[name];
    // the driver has closed it, and remembers it as parsed
    if (this.#unsent?.name && this.#unsent === this.held[this.#answered])
      delete wire.parsedStatements[this.#unsent.name];
    super.handleError(error, wire);
  }
}
const submitQuery = Reflect.get(pg.Query.prototype, 'submit') as (wire: Wire) => void;
