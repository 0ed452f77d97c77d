import type { Country } from '@cafeteria/contract';
import type { AdminTexts, Namespace } from '@cafeteria/i18n';
import type { ReactNode } from 'react';
import type {
  DetailProps,
  ListColumn,
  NavEntry,
  OwnList,
  OwnPage,
  RemovalProps,
  Resource,
  StandardColumn,
  SwitchedOff,
  Tab,
} from './resource.ts';
import type { FilterWidget, Values, Widget } from './widget.ts';
import type { Tell } from './use-localized.ts';

/** The part of a schema that these types read. */
type SchemaOf<T> = { readonly _zod: { readonly output: T } };
type Key<T> = keyof T & string;
/** A route of the browser, which carries its schemas in its type alone. */
type RouteOf<R> = { readonly declared?: R };
type CrudRoutes<Item, Row, Form, Filter> = {
  readonly list?: RouteOf<{
    readonly query: SchemaOf<Filter>;
    readonly response: SchemaOf<{ content: Row[] }>;
  }>;
  readonly get: RouteOf<{ readonly response: SchemaOf<Item> }>;
  readonly create?: RouteOf<{ readonly body: SchemaOf<Form> }>;
  readonly update: object;
  readonly remove?: object;
  readonly restore?: object;
  readonly activate?: object;
  readonly copy?: object;
  readonly order?: object;
};
type SortOf<Filter> = Filter extends { sortBy?: infer Sort } ? NonNullable<Sort> : never;

type Sections<Form> = Readonly<Record<string, { readonly [K in Key<Form>]?: Widget<Form[K]> }>>;
type FieldIn<S> = { [K in keyof S]: keyof S[K] }[keyof S];
type FieldTexts<Name extends keyof AdminTexts> = AdminTexts[Name] extends { field: infer Texts }
  ? keyof Texts
  : never;
/** What has a name of its own: of values by any name, nothing. */
type KeyOfKnown<T> = string extends keyof T ? never : Key<T>;
type Lacks<Word extends string, Fields> = [Fields] extends [never]
  ? unknown
  : { readonly [K in Word]: Fields };
/**
 * A form must show every field of its schema and no other, as one that is gone would stay and be refused with every
 * save, every field must have a label, and no label may stay of a field that neither the form has nor anything `Shown`
 * of a record or asked of a list has. What is missing or left over is said at `name`, because the compiler then
 * writes nothing but the name and the field.
 */
export type Complete<Form, S, Name extends keyof AdminTexts, Shown> = {
  readonly name: Lacks<'theFormLacks', Exclude<Key<Form>, FieldIn<S>>> &
    Lacks<'theContractLacks', Exclude<FieldIn<S>, Key<Form>>> &
    Lacks<'theTextsLack', Exclude<Key<Form>, FieldTexts<Name>>> &
    Lacks<'theTextsKeep', Exclude<FieldTexts<Name>, Key<Form> | Shown>>;
};

type Definition<Item, Row, Form, Filter, Name, S> = {
  /** Key of the entity's texts in `admin.json`. */
  readonly name: Name;
  readonly routes: CrudRoutes<Item, Row, Form, Filter>;
  /** The contract's schema of what the form sends; the routes of the browser come without theirs. */
  readonly schema: SchemaOf<Form>;
  /** Where its pages live: `/admin/partner`; what it belongs to as `$partnerId`. */
  readonly path: string;
  readonly nav?: NavEntry;
  /** What a record is called. */
  readonly title: (item: Item | Row, tell: Tell) => string;
  /** What tells it from others of its name where it is found by it: of an offer, its partner. */
  readonly hint?: (row: Row) => string | null;
  readonly list?: {
    readonly columns?: readonly (StandardColumn | ListColumn<Key<Row>, Row, SortOf<Filter>>)[];
    /** The default sorting, ascending; without it the newest come first. */
    readonly sortBy?: SortOf<Filter>;
    /** Orders beyond those of the columns, offered in a choice above the list. */
    readonly moreSorts?: readonly SortOf<Filter>[];
    readonly filters?: {
      readonly [K in Key<Filter>]?: FilterWidget<NonNullable<Filter[K]>>;
    };
    /** Filters of yes and no that are a view of their own above it: what is to be mended. */
    readonly views?: readonly {
      [K in Key<Filter>]: boolean extends NonNullable<Filter[K]> ? K : never;
    }[Key<Filter>][];
    /** Fields that several chosen records can be given at once; their widgets need no form around them. */
    readonly assignable?: readonly Key<Form>[];
    /** Its page, where it is not the frame's (`ownList`). */
    readonly page?: OwnList;
  };
  readonly form: S;
  /** Initial values where the widget's empty value does not fit. */
  readonly initial?: Partial<Form>;
  /** Those of them that depend on the country of the installation. */
  readonly initialIn?: (home: Country) => Partial<Form>;
  /** Fields that a new record takes from the address: `/admin/offer/create?partnerId=7`. */
  readonly fromSearch?: readonly (Key<Form> & Key<Filter>)[];
  /** Tabs of the record's page, beside the record itself. */
  readonly tabs?: readonly Tab<Key<Item>>[];
  /** Pages beside list, form and detail (`ownPage`). */
  readonly pages?: readonly OwnPage[];
  /** Texts its pages need beside those of administration. */
  readonly namespaces?: readonly Namespace[];
  /** It has no detail page: a record is viewed where it is edited. */
  readonly hasNoDetail?: boolean;
  /** What follows where one is switched off, other than that it is seen no more. */
  readonly switchedOff?: SwitchedOff;
  /** The page readers see. */
  readonly publicPath?: (item: Item) => string;
  /** A preview of what readers will see, above the sections of the form. */
  readonly Preview?: () => ReactNode;
  /** A question in the delete dialog; its answer is sent with the request. */
  readonly Removal?: (props: RemovalProps<Item | Row>) => ReactNode;
  /** Draws more around the sections of the record's page. */
  readonly AroundDetail?: (props: DetailProps<Item>) => ReactNode;
  /** Drawn around the pages with its form. */
  readonly AroundForm?: (props: { readonly children: ReactNode }) => ReactNode;
  /** Its name in the audit, where several resources share a table. */
  readonly entity?: string;
};

/** A definition with the entity's types erased. */
type Untyped = Omit<Resource, 'sections' | 'widgets'> & {
  readonly list?: {
    readonly columns?: Resource['columns'];
    readonly sortBy?: string;
    readonly moreSorts?: readonly string[];
    readonly filters?: Resource['filters'];
    readonly views?: readonly string[];
    readonly assignable?: readonly string[];
    readonly page?: OwnList;
  };
  readonly form: Readonly<Record<string, Resource['widgets']>>;
};

/** What the standard columns sort by. */
const standardSorts: Readonly<Record<StandardColumn, string>> = {
  id: 'ID',
  active: 'ACTIVE',
  publication: 'ACTIVE',
  lastModified: 'LAST_MODIFIED',
  dateCreated: 'DATE_CREATED',
};
const sortOf = (column: Resource['columns'][number]): string[] => {
  if (typeof column === 'string') return [standardSorts[column]];
  return column.sort ? [column.sort] : [];
};

/** What the declaration of a list says, with what it leaves out. */
const completeList = ({
  columns = [],
  moreSorts,
  sortBy,
  filters = {},
  views = [],
  assignable = [],
  page,
}: NonNullable<Untyped['list']>) => ({
  columns,
  sorts: [...new Set([...columns.flatMap(sortOf), ...(moreSorts ?? [])])],
  hasMoreSorts: moreSorts !== undefined,
  sortBy,
  filters,
  views,
  assignable,
  ownList: page,
});

const complete = ({ form, list = {}, ...given }: Untyped): Resource => {
  const widgets: Resource['widgets'] = Object.assign({}, ...Object.values(form));
  return {
    ...given,
    ...completeList(list),
    entity: given.entity ?? given.name,
    tags: given.routes.get.tags ?? [],
    sections: Object.entries(form).map(([key, fields]) => ({ key, fields: Object.keys(fields) })),
    widgets,
    initial: {
      ...Object.fromEntries(Object.entries(widgets).map(([key, widget]) => [key, widget.empty])),
      ...given.initial,
    },
    fromSearch: given.fromSearch ?? [],
    tabs: given.tabs ?? [],
    pages: given.pages ?? [],
    namespaces: ['admin', ...(given.namespaces ?? [])],
  };
};

/**
 * Declares an ordinary admin entity: its list, detail, create, edit and copy, their addresses,
 * crumbs and navigation follow. A field of the contract without a widget, a widget of another type,
 * or a field without a label does not compile.
 * @example
 * defineResource({
 *   name: 'partner',
 *   routes: api.partnerAdmin,
 *   schema: PartnerForm,
 *   path: '/admin/partner',
 *   nav: { icon: 'store' },
 *   title: (partner) => partner.name,
 *   list: {…},
 *   form: { basics: { name: text() } },
 * })
 */
export const defineResource = <
  Item,
  Form,
  const Name extends keyof AdminTexts,
  const S extends Sections<Form>,
  Row = Item,
  Filter = Values,
>(
  definition: Definition<Item, Row, Form, Filter, Name, S> &
    Complete<Form, S, Name, KeyOfKnown<Item> | KeyOfKnown<Row> | KeyOfKnown<Filter>>,
): Resource => complete(definition as unknown as Untyped);

/**
 * Declares something there is exactly one of: its page is its form.
 * @example
 * defineSingleton({
 *   name: 'announcement',
 *   routes: api.announcementAdmin,
 *   schema: AnnouncementForm,
 *   path: '/admin/announcement',
 *   nav: { icon: 'bell' },
 *   form: { basics: { text: localizedText() } },
 * })
 */
export const defineSingleton = <
  Item,
  Form,
  const Name extends keyof AdminTexts,
  const S extends Sections<Form>,
>(
  singleton: Pick<
    Definition<Item, Item, Form, Values, Name, S>,
    'name' | 'routes' | 'schema' | 'path' | 'nav' | 'form' | 'Preview'
  > &
    Complete<Form, S, Name, KeyOfKnown<Item>>,
): Resource => ({
  ...complete({ ...(singleton as unknown as Untyped), title: () => '' }),
  isSingleton: true,
});
