import { type MediaRecord, searchLimits } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, EmptyState, ErrorState, SearchField, Skeleton } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useDebounced } from '../../frame/index.ts';
import styles from './Media.module.css';
import { MediaGrid } from './MediaGrid.tsx';

const pageSize = 24;
const pauseMs = 400;
type Props = {
  readonly isOpen: boolean;
  readonly isDocument: boolean;
  readonly onPick: (media: MediaRecord) => void;
  readonly onClose: () => void;
};

type Listed = { readonly content: readonly MediaRecord[]; readonly totalPages: number };

const Pager = ({
  pageNumber,
  totalPages,
  onGo,
}: {
  readonly pageNumber: number;
  readonly totalPages: number;
  readonly onGo: (page: number) => void;
}) => {
  const text = useAdminText();
  const { t } = useTexts();
  if (totalPages <= 1) return null;
  return (
    <div className={styles.pager}>
      <Button
        kind="ghost"
        size="Small"
        icon="chevron-left"
        disabled={pageNumber === 0}
        onClick={() => onGo(pageNumber - 1)}
      >
        {t('action.previous')}
      </Button>
      <span>{text('media.page', { page: pageNumber + 1, pages: totalPages })}</span>
      <Button
        kind="ghost"
        size="Small"
        iconEnd="chevron-right"
        disabled={pageNumber + 1 >= totalPages}
        onClick={() => onGo(pageNumber + 1)}
      >
        {t('action.next')}
      </Button>
    </div>
  );
};

const Found = ({
  listed,
  isDocument,
  isNarrowed,
  onPick,
}: { readonly listed: Listed; readonly isNarrowed: boolean } & Pick<
  Props,
  'isDocument' | 'onPick'
>) => {
  const text = useAdminText();
  const media = listed.content.filter(
    ({ fileContentType }) => isDocument || fileContentType !== 'PDF',
  );
  return media.length > 0 ? (
    <MediaGrid label={text('media.library')} media={media} onPick={onPick} />
  ) : (
    <EmptyState icon="image" title={text(isNarrowed ? 'list.nothing' : 'media.empty')} />
  );
};

const Library = ({ isDocument, onPick }: Pick<Props, 'isDocument' | 'onPick'>) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [pageNumber, setPage] = useState(0);
  const keyword = useDebounced(typed.trim(), pauseMs);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.mediaAdmin.list, {
      pageSize,
      pageNumber,
      ...(keyword && { keyword: keyword.slice(0, 128) }),
    }),
    placeholderData: keepPreviousData,
  });
  const waiting = isError ? (
    <ErrorState
      title={text('list.failed')}
      actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
    />
  ) : (
    <Skeleton shape="block" />
  );
  return (
    <>
      <SearchField
        label={text('media.search')}
        placeholder={text('media.search')}
        clearLabel={text('list.clearKeyword')}
        maxLength={searchLimits.max}
        value={typed}
        isPending={isPlaceholderData}
        onChange={(next) => {
          setTyped(next);
          setPage(0);
        }}
      />
      {data ? (
        <Found listed={data} isDocument={isDocument} isNarrowed={keyword !== ''} onPick={onPick} />
      ) : (
        waiting
      )}
      {data && <Pager pageNumber={pageNumber} totalPages={data.totalPages} onGo={setPage} />}
    </>
  );
};

/** Chooses a file that is there already. */
export const MediaPicker = ({ isOpen, isDocument, onPick, onClose }: Props) => {
  const text = useAdminText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={text('media.choose')}
      closeLabel={text('action.close')}
      testId="media-picker"
    >
      <Library isDocument={isDocument} onPick={onPick} />
    </Dialog>
  );
};
