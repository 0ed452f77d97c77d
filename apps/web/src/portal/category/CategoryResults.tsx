import { defaultPageSize, type CardView } from '@cafeteria/contract';
import { Button, ErrorState, Heading, Pagination, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chipRowClass, showChosen } from '../../shared/chip-row.ts';
import { renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueGrid, CatalogueSkeletons } from '../card/index.ts';
import { MoneyNotice, useMoneyFilter } from '../own-money/index.ts';
import { AskPosition, FromTown, useOrigin } from '../position/index.ts';
import { useAddressChange } from '../../shared/url-state/index.ts';
import { CategoryEmpty } from './CategoryEmpty.tsx';
import { CategoryFilters, CategorySort } from './CategoryFilters.tsx';
import { cardsQuery, type Section, sectionHref } from './category-data.ts';
import { activeFilters, type CategorySearch, readCategorySearch } from './category-search.ts';
import styles from './CategoryResults.module.css';

type CategoryResultsProps = {
  readonly section: Section;
  readonly search: CategorySearch;
  /** What the house has picked: behind the first row of partners, or behind what is said where there are none. */
  readonly picked: ReactNode;
};
/** Whether a phone keeps the filters beneath their button. */
type Foldable = { readonly isFolded: boolean };

type Results = {
  readonly content: readonly CardView[];
  readonly pageNumber: number;
  readonly totalElements: number;
  readonly totalPages: number;
};

const Pages = ({
  section,
  search,
  results: { pageNumber, totalElements, totalPages },
}: Omit<CategoryResultsProps, 'picked'> & { readonly results: Results }) => {
  const { t } = useTexts('cafeteria');
  if (totalPages <= 1) return null;
  const hrefOf = (page: number): string =>
    sectionHref(section, { ...search, pageNumber: page > 1 ? page - 1 : undefined });
  const from = pageNumber * defaultPageSize;
  return (
    <Pagination
      label={t('pages.label')}
      page={pageNumber + 1}
      pages={totalPages}
      hrefOf={hrefOf}
      renderLink={renderLink}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.page', { page })}
      summary={
        from < totalElements &&
        t('pages.summary', {
          from: from + 1,
          to: Math.min(from + defaultPageSize, totalElements),
          total: totalElements,
        })
      }
    />
  );
};

const Found = ({
  section,
  search,
  picked,
  results,
  isStale,
  purchases,
}: CategoryResultsProps & {
  readonly results: Results;
  readonly isStale: boolean;
  readonly purchases: string | undefined;
}) => {
  const { t } = useTexts('cafeteria');
  if (results.totalElements === 0 && !isStale)
    return (
      <>
        <CategoryEmpty section={section} search={search} purchases={purchases} />
        {picked}
      </>
    );
  return (
    <>
      {results.content.length > 0 ? (
        <div className={styles.cards} data-stale={isStale || undefined}>
          <CatalogueGrid
            cards={results.content}
            label={t('category.partners')}
            isFirst
            between={picked && <li className={styles.picked}>{picked}</li>}
          />
        </div>
      ) : (
        <Text tone="soft">{t('category.pastEnd')}</Text>
      )}
      <Pages section={section} search={search} results={results} />
    </>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  return (
    <ErrorState
      title={t('category.failed')}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    />
  );
};

/** The page of partners of an address; with money in it, once it is known what that buys. */
const useResults = ({ section, search }: Pick<CategoryResultsProps, 'section' | 'search'>) => {
  const { origin, town } = useOrigin();
  const { isReady, purchases, refusal } = useMoneyFilter(search.money);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...cardsQuery(section, search, origin, purchases),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  return {
    isLost: search.sort === 'DISTANCE' && !origin,
    isFromTown: search.sort === 'DISTANCE' && town !== undefined,
    purchases,
    refusal,
    data: isReady ? data : undefined,
    hasFailed: isError && !data,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  };
};
type Shown = ReturnType<typeof useResults>;

const List = ({
  data,
  hasFailed,
  retry,
  isStale,
  purchases,
  ...props
}: CategoryResultsProps & Shown) => {
  if (hasFailed) return <Failed onRetry={retry} />;
  if (!data) return <CatalogueSkeletons />;
  return <Found {...props} purchases={purchases} results={data} isStale={isStale} />;
};

/** How many partners there are; of all of them a phone says it in the chip of their section. */
const Count = ({
  section,
  search,
  data,
  hasFailed,
  refusal,
}: Omit<CategoryResultsProps, 'picked'> & Shown) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const withoutData = hasFailed || refusal ? t('category.partners') : common('loading');
  const isOfAll = section.category.subcategories.length > 0 && activeFilters(search).length === 0;
  return (
    <Heading
      level={2}
      size="md"
      id="results"
      aria-live="polite"
      className={styles.count}
      // the chip of their section says it
      data-hidden={isOfAll}
    >
      {data ? t('category.count', { count: data.totalElements }) : withoutData}
    </Heading>
  );
};

/** The partners of a section: filters, their exact number, a page of them, and the way to other pages. */
export const CategoryResults = ({ isFolded, ...props }: CategoryResultsProps & Foldable) => {
  const { section, search } = props;
  const { t } = useTexts('cafeteria');
  const change = useAddressChange();
  const shown = useResults(props);
  const { data, hasFailed, isStale, refusal, isLost, isFromTown } = shown;
  const dropMoney = (): void =>
    change((now) =>
      sectionHref(section, {
        ...readCategorySearch(now),
        money: undefined,
        pageNumber: undefined,
      }),
    );
  return (
    <section
      className={styles.results}
      aria-labelledby="results"
      aria-busy={isStale || (!data && !hasFailed && !refusal)}
    >
      <Count {...props} {...shown} />
      <div
        ref={showChosen}
        className={chipRowClass(styles.bar)}
        data-folded={isFolded || undefined}
      >
        <CategorySort section={section} search={search} />
        <CategoryFilters section={section} search={search} />
      </div>
      {isLost && !refusal && <AskPosition why={t('category.distance')} />}
      {isFromTown && !refusal && <FromTown />}
      {refusal ? (
        <MoneyNotice refusal={refusal} onAll={dropMoney} />
      ) : (
        <List {...props} {...shown} />
      )}
    </section>
  );
};
