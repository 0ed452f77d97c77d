import { columnTypes, type DB } from '../../platform/db/index.ts';
import { camelCase, type SnakeCase, snakeCase } from '../../platform/db/index.ts';

export type TableName = keyof DB & string;
type ColumnOf<T extends TableName> = keyof DB[T] & string;

/** An ordered list of ids in a table of its own. */
export type Link = {
  readonly table: TableName;
  /** The column of the ids. */
  readonly target: string;
  readonly isPicture?: boolean;
  /** An empty list is null: the record has what it lives under has. */
  readonly isInherited?: boolean;
};
/** A list of parts in a table of its own, a row for each; its fields are columns of that table. */
export type Part = {
  readonly table: TableName;
  readonly fields: readonly string[];
  /** Which of the fields are pictures. */
  readonly pictures?: readonly string[];
  /** What a field is where its column is null. */
  readonly ifNull?: Readonly<Record<string, unknown>>;
};
/** Pictures named anywhere inside a jsonb column, noted in a table of their own. */
export type Mention = {
  readonly column: string;
  /** The key that holds a picture. */
  readonly key: string;
  readonly table: TableName;
  readonly target: string;
};

/** What is to be known of a table that its columns do not say. */
type Facts<T extends TableName> = {
  /** The column that names a record, and that of what it lives under. */
  readonly name?: ColumnOf<T>;
  readonly parent?: ColumnOf<T>;
  /** The word under which a record's screen is found, where it is not the table's own. */
  readonly screen?: string;
  /** The column of the client whose people alone see a record, where one is set, and the word of its screen. */
  readonly ofClient?: { readonly column: ColumnOf<T>; readonly screen: string };
  readonly links?: Readonly<Record<string, Link>>;
  readonly parts?: Readonly<Record<string, Part>>;
  readonly mentions?: readonly Mention[];
  /** Columns that hold pictures, and those of them that only administrators may open. */
  readonly pictures?: readonly ColumnOf<T>[];
  readonly adminPictures?: readonly ColumnOf<T>[];
  /** Fields no foreign key watches, kept as JSON or arrays of ids, and the table whose records they name. */
  readonly references?: Readonly<Record<string, TableName>>;
  /** Columns of a last day (in Prague) after which readers see something else. */
  readonly lastDays?: readonly ColumnOf<T>[];
  /** For this many days readers see that a record is new. */
  readonly newDays?: number;
  /** Readers see nothing of it: a change leaves the catalogue's version as it is. */
  readonly isUnseen?: boolean;
};

/** The one description of a table; selection, saving, usages of pictures, expiry and demo rows are made from it. */
export type TableDescription = {
  readonly table: TableName;
  /** The types of its columns in PostgreSQL. */
  readonly columns: Readonly<Record<string, string>>;
  readonly name: string | undefined;
  readonly parent: string | undefined;
  readonly screen: string;
  readonly ofClient: { readonly column: string; readonly screen: string } | undefined;
  readonly links: Readonly<Record<string, Link>>;
  readonly parts: Readonly<Record<string, Part>>;
  readonly mentions: readonly Mention[];
  readonly pictures: readonly string[];
  readonly adminPictures: readonly string[];
  readonly references: Readonly<Record<string, TableName>>;
  readonly lastDays: readonly string[];
  readonly newDays: number | undefined;
  readonly isUnseen: boolean;
  /** Whether its records hold from `valid_from` to `valid_to`. */
  readonly hasValidity: boolean;
};
/** A description that remembers, for the compiler, its table, its links, and the fields of its parts. */
export interface Table<
  T extends TableName = TableName,
  Links extends string = string,
  Parts = unknown,
> extends TableDescription {
  readonly table: T;
  /** Never there: what the compiler compares with a form. */
  readonly lists?: { readonly links: Links; readonly parts: Parts };
}

type PartFields<P> = {
  readonly [K in keyof P]: P[K] extends { readonly fields: readonly (infer F)[] } ? F : never;
};
type FieldsOf<List> = List extends readonly (infer E)[] ? keyof E & string : never;
type Forgotten<Form, T extends TableName, Links, Parts> = Exclude<
  {
    [K in keyof Form & string]: K extends keyof Parts
      ? `${K}.${Exclude<FieldsOf<Form[K]>, Parts[K]>}`
      : K extends Links
        ? never
        : SnakeCase<K> extends keyof DB[T]
          ? never
          : K;
  }[keyof Form & string],
  'version'
>;
type ForgottenBy<Tab, Form> =
  Tab extends Table<infer T, infer Links, infer Parts> ? Forgotten<Form, T, Links, Parts> : never;
/** What a table must also be to keep a form; where it is not, the compiler names the fields. */
export type Keeps<Form, Tab> = [ForgottenBy<Tab, Form>] extends [never]
  ? unknown
  : `fields without a column: ${ForgottenBy<Tab, Form>}`;

/** The fields of a row that neither a column nor a list of the table holds. */
export type NotStored<Row, Tab> =
  Tab extends Table<infer T, infer Links, infer Parts>
    ? {
        [K in keyof Row & string]: K extends keyof Parts | Links
          ? never
          : SnakeCase<K> extends keyof DB[T]
            ? never
            : K;
      }[keyof Row & string]
    : never;

/** The column of a list's table that says whose row it is. */
export const ownerColumn = ({ table }: { readonly table: string }): string => `${table}_id`;

/** Every column a description names, with its table. */
const namedColumns = (table: TableDescription): (readonly [TableName, string])[] => {
  const { name, parent, ofClient, pictures, adminPictures, lastDays } = table;
  const owner = ownerColumn(table);
  const own = [name, parent, ofClient?.column, ...pictures, ...adminPictures, ...lastDays];
  return [
    ...own.flatMap((column) => (column === undefined ? [] : [[table.table, column] as const])),
    ...table.mentions.map(({ column }) => [table.table, column] as const),
    ...[...Object.values(table.links), ...table.mentions].flatMap((list) =>
      [owner, list.target].map((column) => [list.table, column] as const),
    ),
    ...Object.values(table.parts).flatMap((part) =>
      [owner, ...part.fields.map(snakeCase)].map((column) => [part.table, column] as const),
    ),
  ];
};

/**
 * Describes a table; throws when it names a column that is not there.
 * @example
 * describeTable('offer', {
 *   name: 'name',
 *   links: { images: { table: 'offer_image', target: 'media_uuid', isPicture: true } },
 * })
 */
export const describeTable = <
  const T extends TableName,
  const L extends Readonly<Record<string, Link>> = Record<never, never>,
  const P extends Readonly<Record<string, Part>> = Record<never, never>,
>(
  table: T,
  facts: Facts<T> & { readonly links?: L; readonly parts?: P },
): Table<T, keyof L & string, PartFields<P>> => {
  const columns = columnTypes[table];
  const described = {
    screen: camelCase(table),
    name: undefined,
    parent: undefined,
    ofClient: undefined,
    links: {},
    parts: {},
    mentions: [],
    pictures: [],
    adminPictures: [],
    references: {},
    lastDays: [],
    newDays: undefined,
    isUnseen: false,
    ...facts,
    table,
    columns,
    // whole days are rules of money, which readers see nothing of by themselves
    hasValidity: columns['valid_from'] === 'timestamptz' && columns['valid_to'] === 'timestamptz',
  };
  for (const [where, column] of namedColumns(described))
    if (!(column in columnTypes[where])) throw new Error(`${where} has no column ${column}`);
  return described;
};
