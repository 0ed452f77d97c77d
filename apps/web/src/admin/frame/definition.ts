import type { CacheTag, LightRoute, Route } from '@cafeteria/contract';
import type { AdminTexts } from '@cafeteria/i18n';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { FilterWidget, Widget } from './widget.ts';

type Shape = z.ZodMiniObject;
type Primary = 'cs' | 'sk';
type Key<T> = keyof T & string;
type CrudRoutes<Item extends Shape, Row extends Shape, Body extends Shape, Filter extends Shape> = {
  readonly list?: LightRoute<
    Route & {
      readonly query: Filter;
      readonly response: z.ZodMiniObject<{ content: z.ZodMiniArray<Row> }>;
    }
  >;
  readonly get: LightRoute<Route & { readonly response: Item }>;
  readonly create?: LightRoute<Route & { readonly body: Body }>;
  readonly update: LightRoute;
  readonly remove?: LightRoute;
  readonly activate?: LightRoute;
  readonly copy?: LightRoute;
};

/** Columns whose look is the same in every list. */
export type StandardColumn = 'id' | 'active' | 'publication' | 'lastModified' | 'dateCreated';
type ListColumn<Row, Sort> = {
  readonly key: Key<Row>;
  readonly sort?: Sort;
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Left out on a phone. */
  readonly isSecondary?: boolean;
  /**
   * The filter with the same meaning: the column is left out where the list is always narrowed by
   * it, such as the offers of one partner.
   */
  readonly saysFilter?: string;
};
type Sections<Input> = Readonly<Record<string, { readonly [K in Key<Input>]?: Widget<Input[K]> }>>;
type FieldIn<S> = { [K in keyof S]: keyof S[K] }[keyof S];
/** A form must show every field of the input; a missing one is named by the compiler. */
type Complete<Input, S> = [Exclude<Key<Input>, FieldIn<S>>] extends [never]
  ? unknown
  : { readonly theFormLacks: Exclude<Key<Input>, FieldIn<S>> };
export type Values = Readonly<Record<string, unknown>>;
/** A question in the dialog that deletes; `args` go with the call. */
export type RemovalProps<T> = {
  readonly item: T;
  readonly args: Values;
  readonly onChange: (args: Values) => void;
};
type FieldTexts<Name extends keyof AdminTexts> = AdminTexts[Name] extends { field: infer Texts }
  ? keyof Texts
  : never;
/** Every field must have a label; a missing one is named by the compiler. */
type Labelled<Input, Name extends keyof AdminTexts> = [
  Exclude<Key<Input>, FieldTexts<Name>>,
] extends [never]
  ? unknown
  : { readonly theTextsLack: Exclude<Key<Input>, FieldTexts<Name>> };

type Definition<
  Item extends Shape,
  Row extends Shape,
  Body extends Shape,
  Filter extends Shape,
  Name,
  S,
> = {
  /** Key of the entity's texts in `admin.json`. */
  readonly name: Name;
  readonly routes: CrudRoutes<Item, Row, Body, Filter>;
  /** The contract's schema of what the form sends; the routes of the browser come without theirs. */
  readonly schema: Body;
  /** Where its screens live: `/admin/partner`; parameters of its parent as `:partnerId`. */
  readonly path: string;
  /** What a record is called, in the language every record has. */
  readonly title: (item: z.output<Item> | z.output<Row>, primary: Primary) => string;
  readonly list?: {
    readonly columns: readonly (
      | StandardColumn
      | ListColumn<z.output<Row>, z.output<Filter> extends { sortBy?: infer Sort } ? Sort : never>
    )[];
    /** What it is sorted by until the administrator says otherwise, upwards; the newest first unless said. */
    readonly sortBy?: z.output<Filter> extends { sortBy?: infer Sort } ? Sort : never;
    readonly filters?: {
      readonly [K in Key<z.output<Filter>>]?: FilterWidget<NonNullable<z.output<Filter>[K]>>;
    };
  };
  readonly form: S;
  /** What a new record begins with where the widget's own beginning does not fit. */
  readonly initial?: Partial<z.output<Body>>;
  /** It is looked at where it is edited: there is no page that only shows it. */
  readonly hasNoDetail?: boolean;
  /** The page readers see. */
  readonly publicPath?: (item: z.output<Item>) => string;
  /** What readers will see of what stands in the form, above its sections. */
  readonly Preview?: () => ReactNode;
  /** Asked with the deletion: what else goes, or where it goes; its answer is sent along. */
  readonly Removal?: (props: RemovalProps<z.output<Item> | z.output<Row>>) => ReactNode;
  /** What the audit calls it, where several resources share a table; its name unless said. */
  readonly entity?: string;
};

export type AnyColumn = ListColumn<Values, string>;
/** A resource as the framework's own screens know it: names and values, without the entity's types. */
export type Resource = {
  readonly name: string;
  readonly entity: string;
  readonly path: string;
  /** What cannot be done with it has no route, and no button. */
  readonly routes: { readonly [K in 'get' | 'update']: LightRoute } & {
    readonly [K in 'list' | 'create' | 'remove' | 'activate' | 'copy']?: LightRoute;
  };
  readonly schema: z.ZodMiniType;
  readonly sorts: readonly string[];
  readonly sortBy?: string | undefined;
  readonly tags: readonly CacheTag[];
  readonly title: (item: Values, primary: Primary) => string;
  readonly columns: readonly (StandardColumn | AnyColumn)[];
  readonly filters: Readonly<Record<string, FilterWidget<unknown>>>;
  readonly sections: readonly { readonly key: string; readonly fields: readonly string[] }[];
  readonly widgets: Readonly<Record<string, Widget<unknown>>>;
  readonly initial: Values;
  readonly hasNoDetail?: boolean | undefined;
  readonly publicPath?: ((item: Values) => string) | undefined;
  readonly Preview?: (() => ReactNode) | undefined;
  readonly Removal?: ((props: RemovalProps<Values>) => ReactNode) | undefined;
};

type Loose = Omit<
  Resource,
  | 'entity'
  | 'schema'
  | 'sorts'
  | 'tags'
  | 'columns'
  | 'filters'
  | 'sections'
  | 'widgets'
  | 'initial'
> & {
  list?: { columns: Resource['columns']; sortBy?: string; filters?: Resource['filters'] };
  form: Readonly<Record<string, Resource['widgets']>>;
  initial?: Values;
  entity?: string;
};

const sectionsOf = (form: Loose['form']): Pick<Resource, 'sections' | 'widgets'> => ({
  sections: Object.entries(form).map(([key, fields]) => ({ key, fields: Object.keys(fields) })),
  widgets: Object.assign({}, ...Object.values(form)) as Resource['widgets'],
});

/**
 * Declares an ordinary admin entity: list, detail, create, edit and copy follow. A field of the
 * contract without a widget, a widget of another type, or a field without a label does not compile.
 * @example
 * defineResource({
 *   name: 'partner',
 *   routes: api.partnerAdmin,
 *   path: '/admin/partner',
 *   title: (partner) => partner.name,
 *   list: {…},
 *   form: { basics: { name: text() } },
 * })
 */
export const defineResource = <
  Item extends Shape,
  Body extends Shape,
  const Name extends keyof AdminTexts,
  const S extends Sections<z.output<Body>>,
  Row extends Shape = Item,
  Filter extends Shape = Shape,
>(
  definition: Definition<Item, Row, Body, Filter, Name, S> &
    Complete<z.output<Body>, S> &
    Labelled<z.output<Body>, Name>,
): Resource => {
  const { form, list = { columns: [] }, initial, ...rest } = definition as unknown as Loose;
  const { sections, widgets } = sectionsOf(form);
  return {
    ...rest,
    entity: rest.entity ?? rest.name,
    schema: definition.schema,
    sorts: list.columns.flatMap((column) =>
      typeof column === 'object' && column.sort ? [column.sort] : [],
    ),
    tags: definition.routes.get.tags ?? [],
    sortBy: list.sortBy,
    columns: list.columns,
    filters: list.filters ?? {},
    sections,
    widgets,
    initial: {
      ...Object.fromEntries(Object.entries(widgets).map(([key, widget]) => [key, widget.empty])),
      ...initial,
    },
  };
};

/** An address of a resource: `:partnerId` of its path filled in from the parent. */
export const pathOf = (
  resource: Resource,
  parent: Values,
  ...rest: readonly (string | number)[]
): string =>
  [resource.path.replaceAll(/:(\w+)/g, (_, name: string) => String(parent[name])), ...rest].join(
    '/',
  );

/** The page of a record: what shows it, or its form. */
export const recordPath = (resource: Resource, parent: Values, id: number): string =>
  pathOf(resource, parent, id, ...(resource.hasNoDetail ? ['edit'] : []));

/** A route a screen cannot do without. */
export const routeOf = ({ name, routes }: Resource, what: keyof Resource['routes']): LightRoute => {
  const route = routes[what];
  if (!route) throw new Error(`${name} has no route to ${what}`);
  return route;
};

type Singleton<Item extends Shape, Body extends Shape, Name, S> = {
  readonly name: Name;
  readonly routes: {
    readonly get: LightRoute<Route & { readonly response: Item }>;
    readonly update: LightRoute;
  };
  readonly schema: Body;
  readonly path: string;
  readonly form: S;
  readonly Preview?: () => ReactNode;
};
/**
 * Declares something there is exactly one of: its page is its form (`SingletonPage`).
 * @example
 * defineSingleton({
 *   name: 'announcement',
 *   routes: api.announcementAdmin,
 *   schema: AnnouncementInput,
 *   path: '/admin/announcement',
 *   form: { basics: { text: localizedText() } },
 * })
 */
export const defineSingleton = <
  Item extends Shape,
  Body extends Shape,
  const Name extends keyof AdminTexts,
  const S extends Sections<z.output<Body>>,
>(
  singleton: Singleton<Item, Body, Name, S> &
    Complete<z.output<Body>, S> &
    Labelled<z.output<Body>, Name>,
): Resource => {
  const { form, ...rest } = singleton as unknown as Omit<Loose, 'title'>;
  return {
    ...rest,
    entity: singleton.name,
    schema: singleton.schema,
    title: () => '',
    sorts: [],
    tags: singleton.routes.get.tags ?? [],
    columns: [],
    filters: {},
    ...sectionsOf(form),
    initial: {},
  };
};
