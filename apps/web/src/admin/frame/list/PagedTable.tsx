import type { Page } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Button, buttonClass, type DataTableProps, EmptyState, Pagination } from '@cafeteria/ui';
import { AdminTable } from '../AdminTable.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import { PageLink, renderPageLink } from '../PageLink.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

type Props<Row> = Omit<DataTableProps<Row>, 'rows' | 'skeletonRows' | 'isStale' | 'renderLink'> & {
  /** The page of the answer that is shown. */
  readonly query: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'isError' | 'isPlaceholderData' | 'refetch'
  >;
  /** The same list on another page, counted from 0. */
  readonly hrefOfPage: (pageNumber: number) => string;
  /** Whether filters narrow it, and what drops them: an empty list says which of the two it is. */
  readonly isNarrowed?: boolean;
  readonly onWiden?: () => void;
};

type WhyProps = Pick<Props<unknown>, 'hrefOfPage' | 'onWiden'> & { readonly isBeyond: boolean };
/** Why there are no rows where there may well be some. */
const WhyEmpty = ({ isBeyond, hrefOfPage, onWiden }: WhyProps) => {
  const text = useAdminText();
  return isBeyond ? (
    <EmptyState
      icon="list"
      title={text('list.beyond')}
      actions={
        <PageLink className={buttonClass({})} href={hrefOfPage(0)}>
          {text('list.firstPage')}
        </PageLink>
      }
    />
  ) : (
    <EmptyState
      icon="filter"
      title={text('list.nothing')}
      actions={
        <Button kind="ghost" onClick={onWiden}>
          {text('list.clear')}
        </Button>
      }
    />
  );
};

type PagesProps = { readonly page: Page<unknown> } & Pick<Props<unknown>, 'hrefOfPage'>;
const Pages = ({
  page: { content, pageNumber, pageSize, totalPages, totalElements },
  hrefOfPage,
}: PagesProps) => {
  const text = useAdminText();
  const { t } = useTexts();
  const from = pageNumber * pageSize;
  return (
    <Pagination
      label={text('list.pages')}
      page={pageNumber + 1}
      pages={totalPages}
      hrefOf={(to) => hrefOfPage(to - 1)}
      renderLink={renderPageLink}
      previousLabel={t('action.previous')}
      nextLabel={t('action.next')}
      pageLabel={(to) => text('list.page', { page: to })}
      summary={text('list.range', {
        from: formatNumber(from + 1),
        to: formatNumber(from + content.length),
        total: formatNumber(totalElements),
      })}
    />
  );
};

type EmptyProps = Pick<Props<unknown>, 'isNarrowed' | 'onWiden' | 'hrefOfPage'>;
/** What is said in place of rows instead of the list's own words, where these would not be true. */
const emptyOf = (page: Page<unknown> | undefined, { isNarrowed, ...ways }: EmptyProps) => {
  const isBeyond = page !== undefined && page.totalElements > 0 && page.content.length === 0;
  return isBeyond || isNarrowed ? { empty: <WhyEmpty isBeyond={isBeyond} {...ways} /> } : {};
};

/** A list that is only read, page by page: its table, the pages below it, and what is said when it does not come. */
export const PagedTable = <Row,>({
  query: { data, isError, isPlaceholderData, refetch },
  hrefOfPage,
  isNarrowed,
  onWiden,
  ...table
}: Props<Row>) => {
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  const rows = data?.content ?? [];
  return (
    <>
      <AdminTable
        isDense
        {...table}
        {...emptyOf(data, { isNarrowed, onWiden, hrefOfPage })}
        rows={rows}
        {...(!data && { skeletonRows: 8 })}
        isStale={isPlaceholderData}
      />
      {data && rows.length > 0 && <Pages page={data} hrefOfPage={hrefOfPage} />}
    </>
  );
};
