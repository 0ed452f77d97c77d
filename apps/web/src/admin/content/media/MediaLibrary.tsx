import type { Args, MediaRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Button, EmptyState, Pagination, SelectField, Skeleton, Toolbar } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  AdminPage,
  keyword,
  KeywordField,
  LoadFailed,
  ownPage,
  pageNumber,
  type PageProps,
  type Read,
  renderPageLink,
  useAdminText,
  word,
} from '../../frame/index.ts';
import { MediaGrid, UploadZone } from '../../widgets/media/index.ts';
import { string, stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import styles from './MediaLibrary.module.css';
import { MediaDetail } from './MediaDetail.tsx';

const path = '/admin/media';
const pageSize = 40;
type Listing = NonNullable<typeof api.mediaAdmin.list.declared>;
const usages = ['USED', 'UNUSED'] as const satisfies readonly Args<Listing>['usage'][];
const searchReaders = { keyword, usage: word(usages), pageNumber, uuid: string } as const;
type MediaSearch = Read<typeof searchReaders>;

type Listed = {
  readonly content: readonly MediaRecord[];
  readonly totalElements: number;
  readonly totalPages: number;
};

const Pages = ({
  search: { keyword: name, usage, pageNumber: page = 0 },
  listed,
}: {
  readonly search: MediaSearch;
  readonly listed: Listed;
}) => {
  const text = useAdminText();
  const { t } = useTexts();
  const from = page * pageSize;
  if (listed.totalElements === 0) return null;
  return (
    <Pagination
      label={text('list.pages')}
      page={page + 1}
      pages={listed.totalPages}
      hrefOf={(to) =>
        path + stringifySearch({ keyword: name, usage, pageNumber: to > 1 ? to - 1 : undefined })
      }
      renderLink={renderPageLink}
      previousLabel={t('action.previous')}
      nextLabel={t('action.next')}
      pageLabel={(to) => text('list.page', { page: to })}
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
  search: { keyword: name, usage, pageNumber: page = 0 },
}: {
  readonly search: MediaSearch;
}) => {
  const text = useAdminText();
  if (name ?? usage) return <EmptyState icon="filter" title={text('list.nothing')} />;
  return page > 0 ? (
    <EmptyState icon="list" title={text('list.beyond')} />
  ) : (
    <EmptyState icon="image" title={text('media.empty')}>
      {text('media.emptyText')}
    </EmptyState>
  );
};

const Results = ({
  search,
  onOpen,
}: {
  readonly search: MediaSearch;
  readonly onOpen: (uuid: string) => void;
}) => {
  const text = useAdminText();
  const { keyword: name, usage, pageNumber: page = 0 } = search;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.mediaAdmin.list, {
      pageSize,
      pageNumber: page,
      ...(name && { keyword: name }),
      ...(usage && { usage }),
    }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return isError ? (
      <LoadFailed onRetry={refetch} />
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
          onPick={({ uuid }) => onOpen(uuid)}
        />
      </div>
      <Pages search={search} listed={data} />
    </>
  );
};

/** Name and use of the files shown. */
const Filters = ({
  search: { keyword: name, usage },
  narrow,
}: {
  readonly search: MediaSearch;
  readonly narrow: (next: MediaSearch) => void;
}) => {
  const text = useAdminText();
  const labels = { USED: text('media.used'), UNUSED: text('media.unusedOnly') };
  return (
    <Toolbar role="search">
      <KeywordField
        value={name ?? ''}
        isPending={false}
        onChange={(next) => narrow({ keyword: next })}
      />
      <SelectField
        size="small"
        label={text('media.usageLabel')}
        isLabelHidden
        options={usages.map((value) => ({ value, label: labels[value] }))}
        emptyLabel={text('media.usedOrNot')}
        value={usage ?? ''}
        onChange={(event) => narrow({ usage: searchReaders.usage(event.target.value) })}
      />
      {(name ?? usage) && (
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
  );
};

/** All files: found by name, narrowed to what is used or not, uploaded by drop, paste and click, each with its uses. */
const MediaLibrary = ({ search }: PageProps<unknown, MediaSearch>) => {
  const text = useAdminText();
  const change = useAddressChange();
  const go = (next: MediaSearch, replace: boolean): void =>
    change((now) => path + stringifySearch({ ...now, ...next }), {
      replace,
    });
  const narrow = (next: MediaSearch): void => go({ pageNumber: undefined, ...next }, true);
  return (
    <AdminPage title={text('media.library')}>
      <div className={styles.libraryPage}>
        <UploadZone
          label={text('media.add')}
          isLabelHidden
          isMultiple
          isDocument
          isPasteAnywhere
          onUploaded={() => narrow({ keyword: undefined, usage: undefined })}
        />
        <Filters search={search} narrow={narrow} />
        <Results search={search} onOpen={(uuid) => go({ uuid }, false)} />
        <MediaDetail uuid={search.uuid} onClose={() => go({ uuid: undefined }, true)} />
      </div>
    </AdminPage>
  );
};

/** The library of pictures and files. */
export const mediaPage = ownPage({
  name: 'media',
  path,
  needs: Object.values(api.mediaAdmin),
  nav: { icon: 'image', group: 'content', text: 'media.library' },
  search: searchReaders,
  Screen: MediaLibrary,
});
