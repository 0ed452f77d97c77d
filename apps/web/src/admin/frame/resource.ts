import type { CacheTag, Country, LightRoute } from '@cafeteria/contract';
import type { AdminKey, Namespace } from '@cafeteria/i18n';
import type { IconName } from '@cafeteria/ui';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { fillPath } from '../../shared/routing/index.ts';
import type { Crumb } from './AdminPage.tsx';
import type { Readers, Search } from './search.ts';
import type { FilterWidget, Values, Widget } from './widget.ts';
import type { Tell } from './use-localized.ts';

/** Columns whose look is the same in every list. */
export type StandardColumn = 'id' | 'active' | 'publication' | 'lastModified' | 'dateCreated';
export type ListColumn<Key, Row, Sort> = {
  readonly key: Key;
  readonly sort?: Sort;
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Shown only to who chooses it. */
  readonly isOptional?: boolean;
  /** Left out on a phone. */
  readonly isSecondary?: boolean;
  /** The filter with the same meaning: a list that is always narrowed by it does without the column. */
  readonly saysFilter?: string;
};
export type AnyColumn = ListColumn<string, Values, string>;

/** A question in the dialog that deletes; `args` go with the call. */
export type RemovalProps<T> = {
  readonly item: T;
  readonly args: Values;
  readonly onChange: (args: Values) => void;
};
export type DetailProps<T> = {
  readonly item: T;
  /** Parameters of what the record belongs to. */
  readonly parent: Values;
  /** The record's sections. */
  readonly children: ReactNode;
};

/** Parts of the navigation, in their order. */
export const navGroups = ['catalogue', 'people', 'money', 'content', 'system'] as const;
export type NavGroup = (typeof navGroups)[number];

/** An entry of the navigation at the left. */
export type NavEntry = {
  readonly icon: IconName;
  /** The part of the navigation it stands in; only the overview is in none. */
  readonly group?: NavGroup;
  /** Its text where it is not that of the list (`partner.list`) or of the only page (`announcement.title`). */
  readonly text?: AdminKey;
  /** What tests call it where it is not the name of the entity. */
  readonly key?: string;
};

/** What a screen gets: the ids in its path, and the parameters of its address, read and typed. */
export type PageProps<Params = Readonly<Record<string, number>>, S = Values> = {
  readonly params: Params;
  readonly search: S;
  /** The way to the page. */
  readonly crumbs: readonly Crumb[];
};
/** A screen; a lazy one can be preloaded. */
export type Screen<Props> = ComponentType<Props> & {
  readonly preload?: (() => Promise<unknown> | undefined) | undefined;
};
/** A page with a screen of its own. */
export type OwnPage = {
  readonly name: string;
  readonly path: string;
  readonly nav?: NavEntry | undefined;
  /** Calls it cannot do without: it is there for who may make them all. */
  readonly needs: readonly LightRoute[];
  readonly readers: Readers;
  readonly Screen: Screen<PageProps>;
};
/** A list page with a screen of its own, and readers for the parameters it adds. */
export type OwnList = {
  readonly readers: Readers;
  readonly Screen: ComponentType<{ readonly resource: Resource; readonly search: Search }>;
};

/** A tab of a record's page, beside the record itself: `?tab=branches`. */
export type Tab<Count = string> = {
  /** In the address, and in the text of the tab: `partnerTab.branches`. */
  readonly key: string;
  /** What it lists: records under this one, or records narrowed to it. */
  readonly resource?: Resource;
  /** Where it leads when it is a page of its own, under the record. */
  readonly path?: string;
  /** The field of the record that counts what it lists. */
  readonly count?: Count;
  /** The page that imports into it, under the record; its text is `partnerTab.import`. */
  readonly importPath?: string;
};

/** What follows where a record is switched off that is more than not being seen. */
export type SwitchedOff = {
  readonly text: AdminKey;
  /** Asked about for one record too, as many people are signed out by it. */
  readonly isAsked?: boolean;
};

/** A resource as the frame's screens know it: names and values, without the entity's types. */
export type Resource = {
  readonly name: string;
  readonly entity: string;
  readonly path: string;
  readonly nav?: NavEntry | undefined;
  /** An action without a route has no button. */
  readonly routes: { readonly get: LightRoute } & {
    readonly [
      K in 'list' | 'update' | 'create' | 'remove' | 'restore' | 'activate' | 'copy' | 'order'
    ]?: LightRoute;
  };
  readonly schema: z.ZodMiniType;
  readonly sorts: readonly string[];
  /** Some of them have no column: the choice above the list is then there on wide screens too. */
  readonly hasMoreSorts?: boolean | undefined;
  readonly sortBy?: string | undefined;
  readonly tags: readonly CacheTag[];
  readonly title: (item: Values, tell: Tell) => string;
  readonly hint?: ((row: Values) => string | null) | undefined;
  readonly columns: readonly (StandardColumn | AnyColumn)[];
  readonly filters: Readonly<Record<string, FilterWidget<unknown>>>;
  /** Filters of yes and no that are a view of their own above the list. */
  readonly views: readonly string[];
  /** Fields that several chosen records can be given at once. */
  readonly assignable: readonly string[];
  readonly ownList?: OwnList | undefined;
  readonly sections: readonly { readonly key: string; readonly fields: readonly string[] }[];
  readonly widgets: Readonly<Record<string, Widget<unknown>>>;
  readonly initial: Values;
  readonly initialIn?: ((home: Country) => Values) | undefined;
  readonly fromSearch: readonly string[];
  readonly tabs: readonly Tab[];
  readonly pages: readonly OwnPage[];
  readonly namespaces: readonly Namespace[];
  readonly isSingleton?: boolean | undefined;
  readonly hasNoDetail?: boolean | undefined;
  readonly switchedOff?: SwitchedOff | undefined;
  readonly publicPath?: ((item: Values) => string) | undefined;
  readonly Preview?: (() => ReactNode) | undefined;
  readonly Removal?: ComponentType<RemovalProps<Values>> | undefined;
  readonly AroundDetail?: ComponentType<DetailProps<Values>> | undefined;
  readonly AroundForm?: ComponentType<{ readonly children: ReactNode }> | undefined;
};

/** The fields of a record that its form edits. */
export const inputOf = (resource: Resource, item: Values): Values =>
  Object.fromEntries(Object.keys(resource.widgets).map((field) => [field, item[field]]));

/** An address of a resource: `$partnerId` of its path filled in from the parent. */
export const pathOf = (
  { path }: Pick<Resource, 'path'>,
  parent: Values,
  ...rest: readonly (string | number)[]
): string => [fillPath(path, parent), ...rest].join('/');

/** The page of a record: what shows it, or its form. */
export const recordPath = (resource: Resource, parent: Values, id: number): string =>
  pathOf(resource, parent, id, ...(resource.hasNoDetail ? ['edit'] : []));

/** What a record is called in the paths beneath it: `partnerId`. */
export const idName = ({ name }: Pick<Resource, 'name'>): string => `${name}Id`;

/** Passed to hooks where a resource lacks the route; it is never called. */
export const noRoute: LightRoute = { method: 'GET', path: '', access: 'public' };
/** A route the screen needs; throws when the resource has none. */
export const routeOf = ({ name, routes }: Resource, what: keyof Resource['routes']): LightRoute => {
  const route = routes[what];
  if (!route) throw new Error(`${name} has no route to ${what}`);
  return route;
};
