import { maxPageSize } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ErrorState, Fold, Skeleton, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import type { Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import styles from './History.module.css';

const step = 20;
type Props = { readonly resource: Resource; readonly id: number };

const Entries = ({ resource, id }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [pageSize, setPageSize] = useState(step);
  const { data, isError, isFetching, refetch } = useQuery({
    ...read(api.audit.list, { entity: resource.entity, entityId: id, pageSize }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data)
    return (
      <ErrorState
        title={text('history.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton shape="row" count={3} />;
  if (data.content.length === 0) return <Text tone="soft">{text('history.empty')}</Text>;
  const isMore = data.totalElements > data.content.length && pageSize < maxPageSize;
  return (
    <>
      <ol className={styles.entries}>
        {data.content.map((entry) => (
          <HistoryEntry key={entry.id} resource={resource} entry={entry} />
        ))}
      </ol>
      {isMore && (
        <Button
          kind="ghost"
          size="Small"
          isPending={isFetching}
          onClick={() => setPageSize(Math.min(pageSize + step, maxPageSize))}
        >
          {text('history.older')}
        </Button>
      )}
    </>
  );
};

/** Who changed the record and when, with what stood there before and after; read when it is opened. */
export const History = (props: Props) => {
  const text = useAdminText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      title={text('history.title')}
      look="card"
      testId="history"
      onChange={(state) => setOpen(state === 'expanded')}
    >
      {isOpen && <Entries {...props} />}
    </Fold>
  );
};
