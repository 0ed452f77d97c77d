import type { Page } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { Pagination } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import type { Values } from '../widget.ts';
import { useAdminText } from '../texts.ts';
import { pageSizes, type Search } from '../search.ts';
import { renderPageLink } from '../PageLink.tsx';

const smallestPage = 20;
type Props = {
  readonly page: Page<Values>;
  readonly search: Search;
  readonly hrefOf: (change: Values) => string;
  readonly change: (next: Values) => void;
};

/** Which rows of how many are shown, links to the other pages, and how many stand on one. */
export const ListPages = ({
  page: { content, totalElements, totalPages },
  search,
  hrefOf,
  change,
}: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  if (totalElements === 0) return null;
  const pageSize = search.pageSize ?? smallestPage;
  const current = (search.pageNumber ?? 0) + 1;
  const from = (current - 1) * pageSize + 1;
  return (
    <Pagination
      label={text('list.pages')}
      page={current}
      pages={totalPages}
      hrefOf={(to) => hrefOf({ pageNumber: to > 1 ? to - 1 : undefined })}
      previousLabel={t('action.previous')}
      nextLabel={t('action.next')}
      pageLabel={(to) => text('list.page', { page: to })}
      summary={
        content.length > 0 &&
        text('list.range', {
          from: formatNumber(from),
          to: formatNumber(from + content.length - 1),
          total: formatNumber(totalElements),
        })
      }
      pageSize={{
        label: t('pageSize'),
        value: pageSize,
        options: pageSizes,
        onChange: (size) => change({ pageSize: size === smallestPage ? undefined : size }),
      }}
      renderLink={renderPageLink}
    />
  );
};
