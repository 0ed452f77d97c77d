import { Banner, Button, buttonClass, EmptyState, ErrorState, Skeleton, SortableList, StickyBar } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/index.ts';
import { usePrimaryLanguage } from '../../services.ts';
import type { Resource, Values } from '../definition.ts';
import { RecordMark } from '../RecordMark.tsx';
import { useAdminText, useResourceTexts } from '../texts.ts';
import styles from './Order.module.css';
import { type Ordering, useOrder } from './use-order.ts';
import { useSortTexts } from './use-sort-texts.ts';

type Props = { readonly resource: Resource; readonly args: Values; readonly ordering: Ordering; readonly doneHref: string };

/** A whole list, dragged or moved with buttons into its order; kept by itself, taken back with one press. */
export const OrderList = ({ resource, args, ordering, doneHref }: Props) => {
  const text = useAdminText();
  const { t } = useTranslation();
  const primary = usePrimaryLanguage();
  const texts = useResourceTexts(resource);
  const { rows, isError, refetch, state, reorder, undo } = useOrder(resource, args, ordering);
  const sortTexts = useSortTexts();
  const done = <AppLink href={doneHref} className={buttonClass({})}>{text('order.done')}</AppLink>;
  if (isError && !rows) return <ErrorState title={text('list.failed')} actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>} />;
  if (!rows) return <Skeleton shape="row" count={6} />;
  if (rows.length === 0) return <EmptyState icon="list" title={texts.text('empty')} actions={done} />;
  const nameOf = (row: Values): string => resource.title(row, primary);
  return (
    <div className={styles.order}>
      {state === 'refused' && <Banner tone="warning" isLive title={text('order.refusedTitle')}>{text('order.refusedText')}</Banner>}
      <SortableList label={texts.text('list')} items={rows} keyOf={({ id }) => String(id)} nameOf={nameOf} onReorder={reorder} texts={sortTexts}>
        {(row, index) => <span className={styles.row}><span className={styles.place}>{index + 1}.</span><span className={styles.name}>{nameOf(row)}</span><RecordMark item={row} /></span>}
      </SortableList>
      <StickyBar status={text(`order.${state}`)}>
        {undo && <Button kind="ghost" icon="undo" onClick={undo}>{text('order.undo')}</Button>}
        {done}
      </StickyBar>
    </div>
  );
};
