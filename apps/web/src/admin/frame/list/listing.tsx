import type { LightRoute, Page } from '@cafeteria/contract';
import type { AdminKey } from '@cafeteria/i18n';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import { keyword, listReaders, pageNumber, type Readers } from '../search.ts';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Values } from '../widget.ts';
import { ViewTabs } from '../views/ViewTabs.tsx';
import { FilterBar } from './FilterBar.tsx';
import styles from './List.module.css';
import { useReturn } from './use-return.ts';

type SchemaOf<T> = { readonly _zod: { readonly output: T } };
/** A route of the browser that lists rows page by page; its schemas are in its type alone. */
type ListRoute<Row, Filter> = {
  readonly declared?: {
    readonly query: SchemaOf<Filter>;
    readonly response: SchemaOf<{ content: Row[] }>;
  };
};
type LabelledFilter<V> = FilterWidget<V> & { readonly labelKey: AdminKey };
/** A filter under its label; a text that is not there does not compile. */
export const labelled = <V,>(labelKey: AdminKey, widget: FilterWidget<V>): LabelledFilter<V> => ({
  ...widget,
  labelKey,
});

type Definition<Row, Filter> = {
  /** What it is called where its views are kept. */
  readonly name: string;
  readonly route: ListRoute<Row, Filter>;
  /** Whether its rows are searched by a keyword. */
  readonly hasKeyword: boolean;
  readonly filters: {
    readonly [
      K in Exclude<keyof Filter & string, 'keyword' | 'pageNumber' | 'pageSize'>
    ]?: LabelledFilter<NonNullable<Filter[K]>>;
  };
};
/** What a list without a form gives to whatever draws its rows. */
export type Listed<Row> = {
  readonly query: UseQueryResult<Page<Row>>;
  readonly hrefOfPage: (pageNumber: number) => string;
  /** Whether something narrows it, and the way out of that. */
  readonly isNarrowed: boolean;
  readonly onWiden: () => void;
};
type ListProps<Row> = {
  /** The parameters of the address; others than the list's own are kept. */
  readonly search: Values;
  readonly children: (listed: Listed<Row>) => ReactNode;
};

const pageSize = 20;

/**
 * A list that is only read, without a form: filters, paging and its state in the address. `children` draws the rows.
 * @example
 * const deposits = defineListing({
 *   name: 'deposit',
 *   route: api.depositAdmin.list,
 *   hasKeyword: true,
 *   filters: { from: labelled('deposit.filter.from', dayFilter()) },
 * });
 * ownPage({ search: deposits.readers, … });
 * <deposits.List search={search}>{(list) => <PagedTable {...list} … />}</deposits.List>
 */
export const defineListing = <Row, Filter>({
  name: list,
  route,
  hasKeyword,
  filters,
}: Definition<Row, Filter>) => {
  const widgets = filters as Readonly<Record<string, LabelledFilter<unknown>>>;
  const readers: Readers = {
    ...(hasKeyword && { keyword }),
    ...Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, widget.read])),
    pageNumber,
  };
  const argsOf = (search: Values): Values =>
    Object.fromEntries(Object.keys(readers).map((name) => [name, search[name]]));
  const viewed = { list, readers };
  const narrowing = Object.keys(readers).filter((name) => name !== 'pageNumber');

  const List = ({ search, children }: ListProps<Row>) => {
    const text = useAdminText();
    const root = useRef<HTMLDivElement>(null);
    const { pathname } = useMatch({ strict: false });
    const changeAddress = useAddressChange();
    const query = useQuery({
      ...read(route as LightRoute, { ...argsOf(search), pageSize }),
      placeholderData: keepPreviousData,
    }) as UseQueryResult<Page<Row>>;
    useReturn(root, query.data !== undefined);
    const changed = (now: Values, next: Values): string =>
      `${pathname}${stringifySearch({ ...now, pageNumber: undefined, ...next })}`;
    const hrefOf = (next: Values): string => changed(search, next);
    const change = (next: Values): void => changeAddress((now) => changed(now, next));
    const labelOf = (name: string): string => {
      const key = widgets[name]?.labelKey;
      return key ? text(key) : name;
    };
    return (
      <div ref={root} className={styles.list}>
        <ViewTabs viewed={viewed} search={search} labelOf={labelOf} />
        <FilterBar
          search={search}
          change={change}
          filters={widgets}
          labelOf={labelOf}
          hasKeyword={hasKeyword}
          isStale={query.isPlaceholderData}
          total={query.data?.totalElements}
          list={root}
        />
        {children({
          query,
          hrefOfPage: (to) => hrefOf({ pageNumber: to || undefined }),
          isNarrowed: narrowing.some((name) => search[name] !== undefined),
          onWiden: () => change(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
        })}
      </div>
    );
  };
  return { readers: { ...readers, view: listReaders.view }, List };
};
