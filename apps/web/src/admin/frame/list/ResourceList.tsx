import type { Page } from '@cafeteria/contract';
import { buttonClass, Icon } from '@cafeteria/ui';
import { AdminTable } from '../AdminTable.tsx';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { pathOf, recordPath, type Resource, routeOf } from '../resource.ts';
import type { Values } from '../widget.ts';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { OrderList } from '../order/OrderList.tsx';
import type { Ordering } from '../order/use-order.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { RefusalBanner } from '../RefusalBanner.tsx';
import type { Search } from '../search.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { useRecordActions } from '../use-record.ts';
import { useSwitching } from '../use-switching.tsx';
import { listReadersOf } from '../list-readers.ts';
import { ViewTabs } from '../views/ViewTabs.tsx';
import { BrokenRows } from './BrokenRows.tsx';
import { BulkBar } from './BulkBar.tsx';
import { tableColumns } from './columns.tsx';
import { EmptyList } from './EmptyList.tsx';
import { exportRows } from './export-rows.ts';
import styles from './List.module.css';
import { ListFilters, useFilterLabel, withoutFilters } from './ListFilters.tsx';
import { ListPages } from './ListPages.tsx';
import { Peek } from './Peek.tsx';
import { RowActions } from './RowActions.tsx';
import { useBulk } from './use-bulk.ts';
import { type Chosen, useChosen, useSelection } from './use-chosen.ts';
import { type Columns, useColumns } from './use-columns.ts';
import { useList } from './use-list.ts';
import { useReturn, useReturnFromPeek } from './use-return.ts';
import { ViewCount } from './ViewCount.tsx';
import { PageLink, renderPageLink } from '../PageLink.tsx';

type Props = {
  readonly resource: Resource;
  readonly parent?: Values;
  readonly search: Search;
  /** Filters the reader cannot change: the offers of one partner. */
  readonly fixed?: Values;
  readonly createHref?: string;
  /** At the end of the filters. */
  readonly end?: ReactNode;
  /** What makes the list one that can be put in order. */
  readonly ordering?: Ordering | undefined;
};
const none: Values = {};

/**
 * A list with filters, sorting, paging and row actions, or the same list while its order is being
 * changed. All its state stands in the address.
 */
export const ResourceList = (props: Props) => {
  const { resource, parent = none, search, fixed = none, ordering } = props;
  const { pathname } = useLocation();
  const isOrdering = ordering && search.mode === 'order';
  if (isOrdering)
    return (
      <OrderList
        resource={resource}
        args={{ ...parent, ...fixed }}
        ordering={ordering}
        doneHref={`${pathname}${stringifySearch({ ...search, mode: undefined })}`}
      />
    );
  return <FilteredList {...props} parent={parent} fixed={fixed} />;
};

const OrderLink = ({
  page,
  href,
}: {
  readonly page: Page<Values> | undefined;
  readonly href: string;
}) => {
  const text = useAdminText();
  if (page && page.totalElements < 2) return null;
  // until the list is known it keeps its room, so that the list does not move
  const className = page ? '' : (styles.unknown ?? '');
  return (
    <PageLink href={href} className={buttonClass({ kind: 'ghost', size: 'Small', className })}>
      <Icon name="drag" size="em" /> {text('order.start')}
    </PageLink>
  );
};

type ListProps = Props & Required<Pick<Props, 'parent' | 'fixed'>>;

type RowsProps = ListProps & {
  readonly list: ReturnType<typeof useList>;
  readonly onSwitch: (row: Values, isActive: boolean) => void;
  readonly onDelete: (row: Values) => void;
  readonly columns: Columns;
};

const testIdOf = ({ name }: Resource, { id }: Values): string => `${name}-${String(id)}`;

/** The rows with what can be done with each. */
const Rows = ({
  list: { page, isStale, hrefOf, change, peek },
  onSwitch,
  onDelete,
  chosen,
  resource,
  parent,
  search,
  columns,
  createHref = pathOf(resource, parent, 'create'),
}: RowsProps & { readonly chosen: Chosen }) => {
  const text = useAdminText();
  const texts = useResourceTexts(resource);
  const sorting = {
    sortBy: search.sortBy ?? resource.sortBy,
    sortDirection: search.sortDirection,
    hrefOf: (sortBy: string, sortDirection: 'ASC' | 'DESC') => hrefOf({ sortBy, sortDirection }),
  };
  return (
    <AdminTable
      caption={texts.text('list')}
      columns={tableColumns(resource, columns.shown, texts.field, sorting)}
      rows={page?.content ?? []}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => recordPath(resource, parent, Number(row.id))}
      testIdOf={(row) => testIdOf(resource, row)}
      stateOf={(row) => (row.active === false ? 'muted' : 'normal')}
      actionsOf={(row) => (
        <RowActions
          resource={resource}
          parent={parent}
          row={row}
          onPeek={() => peek(Number(row.id))}
          onActivate={(active) => onSwitch(row, active)}
          onDelete={() => onDelete(row)}
        />
      )}
      selection={useSelection(resource, chosen)}
      actionsLabel={text('list.actions')}
      skeletonRows={page ? 0 : 8}
      isStale={isStale}
      isDense
      hasQuietActions
      empty={
        <EmptyList
          resource={resource}
          search={search}
          change={change}
          createHref={createHref}
          isBeyond={page !== undefined && page.totalElements > 0}
        />
      }
      renderLink={renderPageLink}
    />
  );
};

/** The record that is shown beside the list; when it is closed one is at its row. */
const PeekSheet = ({
  resource,
  parent,
  search,
  list: { page, peek },
  root,
}: RowsProps & { readonly root: RefObject<HTMLElement | null> }) => {
  const { peek: id } = search;
  useReturnFromPeek(root, id, (last) => recordPath(resource, parent, last));
  if (id === undefined) return null;
  return (
    <Peek resource={resource} parent={parent} id={id} rows={page?.content ?? []} onPeek={peek} />
  );
};

/** The rows, and what can be done with several of them at once. */
const ChosenRows = ({
  root,
  ...props
}: RowsProps & { readonly root: RefObject<HTMLElement | null> }) => {
  const { resource, parent, list } = props;
  const bulk = useBulk(resource, parent);
  const texts = useResourceTexts(resource);
  const chosen = useChosen(list.page?.content ?? []);
  return (
    <>
      <Rows {...props} chosen={chosen} />
      <PeekSheet {...props} root={root} />
      <BulkBar
        resource={resource}
        chosen={chosen}
        bulk={bulk}
        onExport={() => {
          const table = root.current?.querySelector('table');
          const ids = chosen.rows.map((row) => testIdOf(resource, row));
          if (table) exportRows(texts.text('list'), table, ids);
        }}
        onEnd={() => root.current?.querySelector<HTMLElement>('th input')?.focus()}
      />
    </>
  );
};

/** The views of a list; one that stands in a record and is narrowed by it has none. */
const ListViews = ({ resource, parent, search, fixed }: ListProps) => {
  const labelOf = useFilterLabel(resource);
  if (Object.keys(fixed).length > 0) return null;
  const viewed = { list: resource.name, readers: listReadersOf(resource), flags: resource.views };
  return (
    <ViewTabs
      viewed={viewed}
      search={search}
      labelOf={labelOf}
      Count={({ state }) => (
        <ViewCount route={routeOf(resource, 'list')} parent={parent} state={state} />
      )}
    />
  );
};

const FilteredList = (props: ListProps) => {
  const { resource, parent, search, fixed, end, ordering } = props;
  const root = useRef<HTMLDivElement>(null);
  const [toDelete, setToDelete] = useState<Values>();
  const list = useList(resource, parent, search, fixed);
  const { page, isStale, isError, refetch, hrefOf, change } = list;
  useReturn(root, page !== undefined);
  const columns = useColumns(resource, search, Object.keys(fixed), change);
  const { activate, remove, refusal, forget, isRemoving } = useRecordActions(resource, parent);
  const { turn, question } = useSwitching(resource, activate);
  if (isError && !page) return <LoadFailed onRetry={refetch} />;
  const confirm = async (args: Values): Promise<void> => {
    if (toDelete) await remove(toDelete, args);
    setToDelete(undefined);
  };
  const orderHref = ordering && hrefOf({ ...withoutFilters(resource), mode: 'order' });
  return (
    <div ref={root} className={styles.list}>
      <ListViews {...props} />
      <ListFilters
        list={root}
        resource={resource}
        search={search}
        change={change}
        isStale={isStale}
        total={page?.totalElements}
        end={
          <>
            {orderHref && <OrderLink page={page} href={orderHref} />}
            {end}
          </>
        }
        hidden={Object.keys(fixed)}
        columns={columns}
      />
      {refusal && (
        <RefusalBanner resource={resource} parent={parent} refusal={refusal} onDismiss={forget} />
      )}
      {page && <BrokenRows resource={resource} parent={parent} page={page} />}
      <ChosenRows
        {...props}
        root={root}
        list={list}
        columns={columns}
        onSwitch={turn}
        onDelete={setToDelete}
      />
      {page && <ListPages page={page} search={search} hrefOf={hrefOf} change={change} />}
      {question}
      <DeleteDialog
        resource={resource}
        item={toDelete}
        isPending={isRemoving}
        onConfirm={(args) => void confirm(args)}
        onCancel={() => setToDelete(undefined)}
      />
    </div>
  );
};
