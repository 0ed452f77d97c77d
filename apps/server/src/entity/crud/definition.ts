import type { FieldError, crudRoutesUnder } from '@cafeteria/contract';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { DB, Db } from '../../platform/db/index.ts';
import type { SnakeCase } from './names.ts';

type Shape = z.ZodMiniObject;
export type CrudRoutes<
  Item extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Parent extends Shape,
> = ReturnType<typeof crudRoutesUnder<`/api/admin/${string}`, Item, Row, Body, Filter, Parent>>;

/** An ordered list of ids kept in a table of its own; `inherited` reads an empty list as null. */
type IdLink = {
  readonly table: string;
  readonly target: string;
  readonly type: 'integer' | 'uuid';
  readonly inherited?: boolean;
};
/** Parts kept in a table of their own by the feature's own SQL; `derived` reads them. */
type PartsLink = { readonly save: (tx: Db, owner: number, value: unknown) => Promise<void> };
export type Link = IdLink | PartsLink;

/** Input fields that are neither a column of the table nor a link: the compiler shows their names. */
type Homeless<Table extends keyof DB, Body, Links> = {
  [K in keyof Body & string]: K extends keyof Links
    ? never
    : SnakeCase<K> extends keyof DB[Table]
      ? never
      : K;
}[keyof Body & string];
export type EveryFieldHasColumn<Table extends keyof DB, Body, Links> = [
  Homeless<Table, Body, Links>,
] extends [never]
  ? unknown
  : { 'fields without a column': Homeless<Table, Body, Links> };

/** What differs between one admin entity and the next; everything else the framework does. */
export type CrudDefinition<
  Table extends keyof DB,
  Item extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Links,
> = {
  readonly table: Table;
  readonly links: Links & Readonly<Record<string, Link>>;
  /** The column of the entity it lives under, and the table of that: under a deleted record nothing is found. */
  readonly parent?: {
    readonly param: string;
    readonly column: string;
    readonly table: keyof DB & string;
  };
  /** Which rows of the table are meant, where it holds others too; over the alias `t`. */
  readonly only?: RawBuilder<boolean>;
  /**
   * Columns derived from the typed ones (sort keys, folded texts, cleaned HTML). Throws for what
   * only the server can check. `path` holds the ids of the address: the parent's, and `id` when an
   * existing record is saved.
   */
  readonly prepare: (
    body: z.output<Body>,
    path: Readonly<Record<string, number>>,
    tx: Db,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Fields counted or joined, as SQL over the alias `t`. */
  readonly derived: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Fields computed from the row. */
  readonly present: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** SQL of each `sortBy`; the id is the default and the tie-break. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Conditions of the entity's own filters. */
  readonly where: (query: z.output<Filter>) => readonly RawBuilder<boolean>[];
  /** Everything that must be there before it goes live, and while it is; all missing things at once. */
  readonly missing: (item: z.output<Item>, tx: Db) => Promise<readonly FieldError[]>;
  /**
   * Called last before deletion. Throws when something depends on the record, or deletes it too
   * when the caller asked for that (`cascade`), or gives its place to another (`moveTo`).
   */
  readonly beforeRemove?: (
    item: z.output<Item>,
    tx: Db,
    how: {
      readonly cascade: boolean;
      readonly moveTo: number | undefined;
      readonly userId: number;
    },
  ) => Promise<void>;
  readonly afterSave?: (id: number, tx: Db) => Promise<void>;
  /** The body a copy starts from; names already carry their suffix. */
  readonly copied?: (body: z.output<Body>) => z.output<Body>;
};

export type CrudDeps = {
  readonly db: Db;
  /** Called inside the transaction of every change. */
  readonly changed: (tx: Db) => Promise<void>;
  /** Called after it has been committed, before the answer. */
  readonly committed: () => Promise<void>;
};
