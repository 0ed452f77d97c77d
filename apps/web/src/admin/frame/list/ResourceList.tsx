import type { Page } from '@cafeteria/contract';
import { Button, buttonClass, DataTable, ErrorState, Icon } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink, renderLink } from '../../../shared/navigation/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { pathOf, recordPath, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { OrderList } from '../order/OrderList.tsx';
import type { Ordering } from '../order/use-order.ts';
import { RefusalBanner } from '../RefusalBanner.tsx';
import type { Search } from '../search.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { useRecordActions } from '../use-record-actions.ts';
import { tableColumns } from './columns.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './List.module.css';
import { ListFilters, withoutFilters } from './ListFilters.tsx';
import { ListPages } from './ListPages.tsx';
import { RowActions } from './RowActions.tsx';
import { useList } from './use-list.ts';

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
  if (!page || page.totalElements < 2) return null;
  return (
    <AppLink href={href} className={buttonClass({ kind: 'ghost', size: 'Small' })}>
      <Icon name="drag" size="em" /> {text('order.start')}
    </AppLink>
  );
};

const FilteredList = ({
  resource,
  parent,
  search,
  fixed,
  createHref,
  end,
  ordering,
}: Props & Required<Pick<Props, 'parent' | 'fixed'>>) => {
  const text = useAdminText();
  const texts = useResourceTexts(resource);
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Values>();
  const { page, isStale, isError, refetch, hrefOf, change } = useList(
    resource,
    parent,
    search,
    fixed,
  );
  const { activate, remove, refusal, forget, isRemoving } = useRecordActions(resource, parent);
  if (isError && !page)
    return (
      <ErrorState
        title={text('list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );

  const rows = page ? page.content : [];
  const columns = tableColumns(
    resource,
    texts.field,
    {
      sortBy: search.sortBy ?? resource.sortBy,
      sortDirection: search.sortDirection,
      hrefOf: (sortBy, sortDirection) => hrefOf({ sortBy, sortDirection }),
    },
    Object.keys(fixed),
  );
  const confirm = async (args: Values): Promise<void> => {
    if (asked) await remove(asked, args);
    setAsked(undefined);
  };
  return (
    <div className={styles.list}>
      <ListFilters
        resource={resource}
        search={search}
        change={change}
        isStale={isStale}
        end={
          <>
            {ordering && (
              <OrderLink
                page={page}
                href={hrefOf({ ...withoutFilters(resource), mode: 'order' })}
              />
            )}
            {end}
          </>
        }
        hidden={Object.keys(fixed)}
      />
      {refusal && (
        <RefusalBanner resource={resource} parent={parent} refusal={refusal} onDismiss={forget} />
      )}
      <DataTable
        caption={texts.text('list')}
        columns={columns}
        rows={rows}
        keyOf={(row) => String(row.id)}
        hrefOf={(row) => recordPath(resource, parent, Number(row.id))}
        testIdOf={(row) => `${resource.name}-${String(row.id)}`}
        stateOf={(row) => (row.active === false ? 'muted' : 'normal')}
        actionsOf={(row) => (
          <RowActions
            resource={resource}
            parent={parent}
            row={row}
            onActivate={(active) => void activate(row, active)}
            onDelete={() => setAsked(row)}
          />
        )}
        actionsLabel={text('list.actions')}
        skeletonRows={page ? 0 : 8}
        isStale={isStale}
        empty={
          <EmptyList
            resource={resource}
            search={search}
            change={change}
            createHref={createHref ?? pathOf(resource, parent, 'create')}
            isBeyond={page !== undefined && page.totalElements > 0}
          />
        }
        renderLink={renderLink}
      />
      {page && <ListPages page={page} search={search} hrefOf={hrefOf} change={change} />}
      <DeleteDialog
        resource={resource}
        item={asked}
        isPending={isRemoving}
        onConfirm={(args) => void confirm(args)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
};
