import {
  Banner,
  Button,
  buttonClass,
  EmptyState,
  Skeleton,
  SortableList,
  StickyBar,
} from '@cafeteria/ui';
import type { ReactNode } from 'react';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { RecordMark } from '../RecordMark.tsx';
import { useAdminText, useResourceTexts } from '../texts.ts';
import styles from './Order.module.css';
import { type Ordering, useOrder, type WholeList, wholeList } from './use-order.ts';
import { useSortTexts } from './use-sort-texts.ts';
import { useLocalized } from '../use-localized.ts';
import { PageLink } from '../PageLink.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

type ListProps = {
  readonly label: string;
  readonly emptyText: string;
  readonly query: WholeList;
  readonly ordering: Ordering;
  readonly nameOf: (row: Values) => string;
  readonly children?: (row: Values) => ReactNode;
  /** At the end of the bar. */
  readonly done?: ReactNode;
};

const Loading = () => (
  <div className={styles.order} aria-busy="true">
    <Skeleton shape="row" count={6} />
  </div>
);

/** A whole list, put in order by dragging or by buttons; saved by itself, undone with one press. */
export const SavedOrder = ({
  label,
  emptyText,
  query,
  ordering,
  nameOf,
  children = nameOf,
  done,
}: ListProps) => {
  const text = useAdminText();
  const { rows, isError, refetch, state, reorder, undo } = useOrder(query, ordering);
  const sortTexts = useSortTexts();
  if (isError && !rows) return <LoadFailed onRetry={refetch} />;
  if (!rows) return <Loading />;
  if (rows.length === 0) return <EmptyState icon="list" title={emptyText} actions={done} />;
  return (
    <div className={styles.order}>
      {state === 'refused' && (
        <Banner tone="warning" isLive title={text('order.refusedTitle')}>
          {text('order.refusedText')}
        </Banner>
      )}
      <SortableList
        label={label}
        items={rows}
        keyOf={({ id }) => String(id)}
        nameOf={nameOf}
        onReorder={reorder}
        texts={sortTexts}
      >
        {(row, index) => (
          <span className={styles.row}>
            <span className={styles.position}>{index + 1}.</span>
            <span className={styles.name}>{children(row)}</span>
            <RecordMark item={row} />
          </span>
        )}
      </SortableList>
      <StickyBar status={text(`order.${state}`)}>
        {undo && (
          <Button kind="ghost" icon="undo" onClick={undo}>
            {text('order.undo')}
          </Button>
        )}
        {done}
      </StickyBar>
    </div>
  );
};

type Props = {
  readonly resource: Resource;
  readonly args: Values;
  readonly ordering: Ordering;
  readonly doneHref: string;
};

/** The list of a resource while it is put in order. */
export const OrderList = ({ resource, args, ordering, doneHref }: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const texts = useResourceTexts(resource);
  return (
    <SavedOrder
      label={texts.text('list')}
      emptyText={texts.text('empty')}
      query={wholeList(resource, args)}
      ordering={ordering}
      nameOf={(row) => resource.title(row, tell)}
      done={
        <PageLink href={doneHref} className={buttonClass({})}>
          {text('order.done')}
        </PageLink>
      }
    />
  );
};
