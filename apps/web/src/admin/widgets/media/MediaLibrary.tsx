import type { MediaRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  Pagination,
  SelectField,
  Skeleton,
  Toolbar,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../shared/api/index.ts';
import { renderLink } from '../../../shared/navigation/index.ts';
import { KeywordField, useAdminText } from '../../frame/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import styles from './Media.module.css';
import { MediaDetail } from './MediaDetail.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadZone } from './UploadZone.tsx';

const pageSize = 40;
export type MediaSearch = {
  readonly keyword?: string | undefined;
  readonly usage?: 'USED' | 'UNUSED' | undefined;
  readonly pageNumber?: number | undefined;
  readonly uuid?: string | undefined;
};
type Props = {
  readonly path: string;
  readonly search: MediaSearch;
  readonly go: (search: MediaSearch, how?: { readonly replace: boolean }) => void;
};

type Listed = {
  readonly content: readonly MediaRecord[];
  readonly totalElements: number;
  readonly totalPages: number;
};

const Pages = ({
  path,
  search: { keyword, usage, pageNumber = 0 },
  listed,
}: {
  readonly path: string;
  readonly search: MediaSearch;
  readonly listed: Listed;
}) => {
  const text = useAdminText();
  const { t } = useTranslation();
  const from = pageNumber * pageSize;
  if (listed.totalElements === 0) return null;
  return (
    <Pagination
      label={text('list.pages')}
      page={pageNumber + 1}
      pages={listed.totalPages}
      hrefOf={(page) =>
        path + stringifySearch({ keyword, usage, pageNumber: page > 1 ? page - 1 : undefined })
      }
      renderLink={renderLink}
      previousLabel={t('action.previous')}
      nextLabel={t('action.next')}
      pageLabel={(page) => text('list.page', { page })}
      summary={
        listed.content.length > 0 &&
        text('list.range', {
          from: formatNumber(from + 1),
          to: formatNumber(from + listed.content.length),
          total: formatNumber(listed.totalElements),
        })
      }
    />
  );
};

const Nothing = ({
  search: { keyword, usage, pageNumber = 0 },
}: {
  readonly search: MediaSearch;
}) => {
  const text = useAdminText();
  if (keyword ?? usage) return <EmptyState icon="filter" title={text('list.nothing')} />;
  return pageNumber > 0 ? (
    <EmptyState icon="list" title={text('list.beyond')} />
  ) : (
    <EmptyState icon="image" title={text('media.empty')}>
      {text('media.emptyText')}
    </EmptyState>
  );
};

const Results = ({ path, search, go }: Props) => {
  const text = useAdminText();
  const { t } = useTranslation();
  const { keyword, usage, pageNumber = 0 } = search;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.mediaAdmin.list, {
      pageSize,
      pageNumber,
      ...(keyword && { keyword }),
      ...(usage && { usage }),
    }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return isError ? (
      <ErrorState
        title={text('list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  if (data.content.length === 0) return <Nothing search={search} />;
  return (
    <>
      <div data-stale={isPlaceholderData || undefined} className={styles.results}>
        <MediaGrid
          label={text('media.library')}
          media={data.content}
          onPick={(media) => go({ ...search, uuid: media.uuid })}
        />
      </div>
      <Pages path={path} search={search} listed={data} />
    </>
  );
};

/** All files: found by name, narrowed to what is used or not, uploaded by drop, paste and click, each with its uses. */
export const MediaLibrary = ({ path, search, go }: Props) => {
  const text = useAdminText();
  const { keyword, usage, uuid } = search;
  const narrow = (next: Partial<MediaSearch>): void =>
    go({ ...search, pageNumber: undefined, ...next }, { replace: true });
  const usages = [
    { value: 'USED', label: text('media.used') },
    { value: 'UNUSED', label: text('media.unusedOnly') },
  ];
  return (
    <div className={styles.libraryPage}>
      <UploadZone
        label={text('media.add')}
        isLabelHidden
        isMultiple
        isDocument
        isPasteAnywhere
        onUploaded={() => narrow({ keyword: undefined, usage: undefined })}
      />
      <Toolbar role="search">
        <KeywordField
          value={keyword ?? ''}
          isPending={false}
          onChange={(next) => narrow({ keyword: next })}
        />
        <SelectField
          size="small"
          label={text('media.usageLabel')}
          isLabelHidden
          options={usages}
          emptyLabel={text('media.usedOrNot')}
          value={usage ?? ''}
          onChange={(event) =>
            narrow({
              usage:
                event.target.value === 'USED' || event.target.value === 'UNUSED'
                  ? event.target.value
                  : undefined,
            })
          }
        />
        {(keyword ?? usage) && (
          <Button
            kind="ghost"
            size="Small"
            icon="close"
            onClick={() => narrow({ keyword: undefined, usage: undefined })}
          >
            {text('list.clear')}
          </Button>
        )}
      </Toolbar>
      <Results path={path} search={search} go={go} />
      <MediaDetail
        uuid={uuid}
        onClose={() => go({ ...search, uuid: undefined }, { replace: true })}
      />
    </div>
  );
};
