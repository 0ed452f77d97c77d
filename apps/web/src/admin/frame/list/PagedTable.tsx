import type { Page } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { type DataTableProps, Pagination } from '@cafeteria/ui';
import { AdminTable } from '../AdminTable.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import { renderPageLink } from '../PageLink.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

type Props<Row> = Omit<DataTableProps<Row>, 'rows' | 'skeletonRows' | 'isStale' | 'renderLink'> & {
  /** The page of the answer that is shown. */
  readonly query: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'isError' | 'isPlaceholderData' | 'refetch'
  >;
  /** The same list on another page, counted from 0. */
  readonly hrefOfPage: (pageNumber: number) => string;
};

/** A list that is only read, page by page: its table, the pages below it, and what is said when it does not come. */
export const PagedTable = <Row,>({ query, hrefOfPage, ...table }: Props<Row>) => {
  const { data, isError, isPlaceholderData, refetch } = query;
  const text = useAdminText();
  const { t } = useTexts();
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  const from = data ? data.pageNumber * data.pageSize : 0;
  return (
    <>
      <AdminTable
        isDense
        {...table}
        rows={data?.content ?? []}
        {...(!data && { skeletonRows: 8 })}
        isStale={isPlaceholderData}
      />
      {data && data.totalElements > 0 && (
        <Pagination
          label={text('list.pages')}
          page={data.pageNumber + 1}
          pages={data.totalPages}
          hrefOf={(to) => hrefOfPage(to - 1)}
          renderLink={renderPageLink}
          previousLabel={t('action.previous')}
          nextLabel={t('action.next')}
          pageLabel={(to) => text('list.page', { page: to })}
          summary={text('list.range', {
            from: formatNumber(from + 1),
            to: formatNumber(from + data.content.length),
            total: formatNumber(data.totalElements),
          })}
        />
      )}
    </>
  );
};
