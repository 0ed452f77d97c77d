import {
  type FieldError,
  type FieldsAccess,
  itemOfPage,
  ownOf,
  type pageOf,
  type Route,
} from '@cafeteria/contract';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import { type Db, type SelectList } from '../../platform/db/index.ts';
import type { Editor } from '../caller/index.ts';
import {
  type Keeps,
  type NotStored,
  selection,
  snakeCase,
  type Table,
  type TableDescription,
  type TableName,
  type Values,
} from '../table/index.ts';
import type { AlsoFoundBy } from './also-found-by.ts';
import { type AuditOf, auditOf } from './audit-of.ts';
import type { SortsOf } from './sorts.ts';

type Shape = z.ZodMiniObject;
/** The routes of an ordinary entity, as `crudRoutes` of the contract makes them; not every deletion can be undone. */
export type CrudRoutes = {
  readonly list: Route & {
    readonly query: Shape;
    readonly response: ReturnType<typeof pageOf<Shape>>;
  };
  readonly get: Route & { readonly response: Shape };
  readonly create: Route & { readonly body: Shape };
  readonly update: Route;
  readonly remove: Route;
  readonly restore?: Route;
  readonly activate: Route;
  readonly copy: Route;
};
export type FormOf<R extends CrudRoutes> = z.output<R['create']['body']>;
export type RecordOf<R extends CrudRoutes> = z.output<R['get']['response']>;
/** The ids of an address: the record's own, and that of what it lives under. */
export type Ids = Readonly<Record<string, number>>;
/** What its answers hold: a whole record, and what stands of it in a list. */
type ShownOf<R extends CrudRoutes> = RecordOf<R> &
  z.output<R['list']['response']>['content'][number];
type Sql = Readonly<Record<string, RawBuilder<unknown>>>;
/** Where a hook works: in the transaction of the change, for the caller who makes it. */
type Within = { readonly tx: Db; readonly caller: Editor };

/** What differs between one entity and the next; everything is optional. */
export type Hooks<Form = Values, Item = Values, Filter = Values> = {
  /** The parameter and the column of the record it lives under, and its table: nothing is found under a deleted one. */
  readonly parent?: {
    readonly param: string;
    readonly column: string;
    readonly table: TableName;
  };
  /** Which rows of the table are its own, over the alias `t`; the others are not there. */
  readonly scope?: (caller: Editor) => RawBuilder<boolean> | undefined;
  /** Columns nobody types (sort keys, folded texts, cleaned HTML). Throws for what only the server can check. */
  readonly prepare?: (
    form: Form,
    within: Within & { readonly ids: Ids },
  ) => Promise<Values> | Values;
  /**
   * Whether what is sent asks for a fresh proof, where not all of a route does (`proof` of the contract): somebody else
   * may sit at an open session. `before` is what it was, also of one that is switched off; of a new one, a copy,
   * and one that is switched on or brought back nothing.
   */
  readonly proof?: (form: Form, before?: Item) => boolean;
  /** Fields counted or joined, as SQL over the alias `t`. */
  readonly derived?: Sql;
  /** Fields computed from the row. */
  readonly present?: (row: Values, caller: Editor) => Values;
  /** SQL of each `sortBy` beyond those of every entity. */
  readonly sorts?: Sql;
  /** Whose name its rows are found by besides their own texts: columns of other records, with the tables of these. */
  readonly alsoFoundBy?: AlsoFoundBy;
  /** Conditions of the entity's own filters, for who asks. */
  readonly where?: (filter: Filter, caller: Editor) => readonly RawBuilder<boolean>[];
  /** Everything that must be there before it goes live, and while it is; all missing things at once. */
  readonly missing?: (
    item: Item,
    within: Within,
  ) => Promise<readonly FieldError[]> | readonly FieldError[];
  /** Called last before deletion; throws when something depends on the record. */
  readonly beforeRemove?: (item: Item, within: Within) => Promise<void>;
  /** Called last before it is read back; `before` is what it was, of a new one and of one restored nothing. */
  readonly afterSave?: (id: number, tx: Db, before?: Values) => Promise<void>;
  /** The form a copy starts from; names already carry their suffix. */
  readonly copied?: (form: Form) => Form;
};

/**
 * Where the fields come from that the table does not keep. What is derived is a field of the record, of its type; what
 * is not derived either, `present` answers.
 */
type Sources<Shown, Tab, Derived> = {
  readonly derived?: Derived & {
    readonly [K in keyof Derived]: K extends keyof Shown ? RawBuilder<Shown[K]> : never;
  };
} & PresentOf<Exclude<NotStored<Shown, Tab>, keyof Derived | MadeByKernel>>;
/** What the kernel says of every record with a validity. */
type MadeByKernel = 'publication';
type PresentOf<Field extends string> = [Field] extends [never]
  ? unknown
  : { readonly present: (row: Values, caller: Editor) => Readonly<Record<Field, unknown>> };

/** An entity as the functions of `read-rows.ts` and `write-rows.ts` work with it. */
export interface Entity<R extends CrudRoutes = CrudRoutes> {
  readonly table: TableDescription;
  readonly hooks: Hooks;
  readonly audit: AuditOf;
  /** The column of the client a row is of, where the contract says `own`. */
  readonly ownColumn: string | undefined;
  /** Fields of the form that not everybody may write. */
  readonly fields: FieldsAccess;
  /** The select lists of one record and of a list. */
  readonly whole: SelectList<Values>;
  readonly row: SelectList<Values>;
  /** What is filled in to make one. */
  readonly form: Shape;
  /** Never there: what the compiler knows of its routes. */
  readonly routes?: R;
}

/** The fields of a schema that is an object, whatever its routes are declared with. */
export const keysOf = ({ shape }: { readonly shape: object }): string[] => Object.keys(shape);

/** What the contract says of whose its rows are: a list is narrowed by the same column as what is sent. */
const ownColumnOf = ({ list }: CrudRoutes, { columns }: TableDescription): string | undefined =>
  Object.entries(ownOf(list) ?? {})
    .flatMap(([field, owner]) => (owner === 'client' ? [snakeCase(field)] : []))
    .find((column) => column in columns);

/**
 * Describes an entity: its routes, its table, and what differs. A field of the form that the table
 * does not keep is a type error that names it, and so are a field of its answers
 * and a `sortBy` of its list that come from nowhere.
 * @example const offers = defineEntity(offerAdminRoutes, offerTable, { where: offerConditions })
 */
export const defineEntity = <
  const R extends CrudRoutes,
  const Tab extends Table,
  const Derived extends Sql = Record<never, never>,
>(
  routes: R,
  table: Keeps<FormOf<R>, Tab> & Tab,
  hooks: Hooks<FormOf<R>, RecordOf<R>, z.output<R['list']['query']>> &
    Sources<ShownOf<R>, Tab, Derived> &
    SortsOf<z.output<R['list']['query']>>,
): Entity<R> => ({
  table,
  hooks: hooks as unknown as Hooks,
  form: routes.create.body,
  audit: auditOf(table.table, keysOf(routes.create.body)),
  ownColumn: ownColumnOf(routes, table),
  fields: routes.update.fields ?? {},
  whole: selection(table, keysOf(routes.get.response), hooks.derived),
  row: selection(table, keysOf(itemOfPage(routes.list.response)), hooks.derived),
});
