import { type ArticleCard as ArticleSummary, categoryIcon } from '@cafeteria/contract';
import {
  Button,
  buttonClass,
  CardGrid,
  CategoryIcon,
  chipClass,
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  ScrollRow,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../shared/drawing/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AppLink, PageTitle, renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { MagazineCarousel } from '../carousel/index.ts';
import { useCategories } from '../category-tree/index.ts';
import { Crumbs } from '../screen/index.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { articlesQuery, featuredQuery, magazinePageSize } from './article-data.ts';
import type { MagazineSearch } from './magazine-search.ts';
import styles from './Magazine.module.css';

const addressOf = ({ categories, pageNumber, withoutCarousel }: MagazineSearch): string =>
  `/magazine${stringifySearch({ categories, pageNumber, withoutCarousel })}`;

const Topics = ({ search }: { readonly search: MagazineSearch }) => {
  const { t } = useTexts('magazine');
  const { t: common } = useTexts();
  const categories = useCategories();
  const chosen = search.categories ?? [];
  const toggled = (id: number): MagazineSearch => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    return { ...search, pageNumber: undefined, categories: next.length > 0 ? next : undefined };
  };
  return (
    <nav aria-label={t('categories')} className={styles.topics}>
      <ScrollRow
        label={t('categories')}
        previousLabel={common('action.previous')}
        nextLabel={common('action.next')}
      >
        <li>
          <AppLink
            href={addressOf({ ...search, categories: undefined, pageNumber: undefined })}
            resetScroll={false}
            className={chipClass({ isSelected: chosen.length === 0 })}
            aria-current={chosen.length === 0 ? 'true' : undefined}
          >
            {t('all')}
          </AppLink>
        </li>
        {categories.map(({ id, code, name }) => (
          <li key={id}>
            <AppLink
              href={addressOf(toggled(id))}
              resetScroll={false}
              className={chipClass({ isSelected: chosen.includes(id) })}
              data-category={code}
              aria-current={chosen.includes(id) ? 'true' : undefined}
            >
              <CategoryIcon name={categoryIcon[code]} isPlated />
              {name}
            </AppLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
};

const Featured = () => {
  const { t } = useTexts('magazine');
  const { data } = useQuery(featuredQuery);
  if (!data || data.content.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="featured">
      <Heading level={2} id="featured">
        {t('featured')}
      </Heading>
      <div className={styles.featured}>
        {data.content.map((article) => (
          <ArticleCard key={article.id} article={article} look="large" headingLevel={3} />
        ))}
      </div>
    </section>
  );
};

const Nothing = ({ isNarrowed }: { readonly isNarrowed: boolean }) => {
  const { t } = useTexts('magazine');
  return isNarrowed ? (
    <EmptyState
      picture={<Stall isClosed icon="book-open" />}
      title={t('empty.title')}
      actions={
        <AppLink href="/magazine" className={buttonClass()}>
          {t('empty.action')}
        </AppLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  ) : (
    <EmptyState picture={<Stall isClosed icon="book-open" />} title={t('none.title')}>
      {t('none.text')}
    </EmptyState>
  );
};

const Waiting = () => (
  <CardGrid min="large" aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton shape="card" />
      </li>
    ))}
  </CardGrid>
);

type Page = {
  readonly content: readonly ArticleSummary[];
  readonly totalElements: number;
  readonly totalPages: number;
};

const Pages = ({
  search,
  page: { content, totalElements, totalPages },
}: {
  readonly search: MagazineSearch;
  readonly page: Page;
}) => {
  const { t } = useTexts('magazine');
  if (totalPages <= 1) return null;
  const { pageNumber = 0 } = search;
  const from = pageNumber * magazinePageSize;
  return (
    <Pagination
      label={t('pages.label')}
      page={pageNumber + 1}
      pages={totalPages}
      hrefOf={(page) => addressOf({ ...search, pageNumber: page > 1 ? page - 1 : undefined })}
      renderLink={renderLink}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.page', { page })}
      summary={
        content.length > 0 &&
        t('pages.summary', { from: from + 1, to: from + content.length, total: totalElements })
      }
    />
  );
};

/** A page of articles, without those already recommended above it. */
const Found = ({
  search,
  page,
  isFirst,
  isStale,
}: {
  readonly search: MagazineSearch;
  readonly page: Page;
  readonly isFirst: boolean;
  readonly isStale: boolean;
}) => {
  const { t } = useTexts('magazine');
  const { data: featured } = useQuery({ ...featuredQuery, enabled: isFirst });
  const { content, totalElements } = page;
  const above = new Set(isFirst ? featured?.content.map(({ id }) => id) : []);
  const rest = content.filter(({ id }) => !above.has(id));
  return (
    <section className={styles.section} aria-labelledby="articles" aria-busy={isStale}>
      <Heading level={2} size="md" id="articles" aria-live="polite">
        {totalElements === 0 ? t('articles') : t('count', { count: totalElements })}
      </Heading>
      {totalElements === 0 && <Nothing isNarrowed={search.categories !== undefined} />}
      {totalElements > 0 && content.length === 0 && <Text tone="soft">{t('pastEnd')}</Text>}
      {rest.length > 0 && (
        <CardGrid min="large" className={isStale ? (styles.stale ?? '') : ''}>
          {rest.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel={3} />
            </li>
          ))}
        </CardGrid>
      )}
      <Pages search={search} page={page} />
    </section>
  );
};

const Articles = ({
  search,
  isFirst,
}: {
  readonly search: MagazineSearch;
  readonly isFirst: boolean;
}) => {
  const { t } = useTexts('magazine');
  const { t: common } = useTexts();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...articlesQuery(search.categories, search.pageNumber ?? 0),
    placeholderData: keepPreviousData,
  });
  if (data)
    return <Found search={search} page={data} isFirst={isFirst} isStale={isPlaceholderData} />;
  return isError ? (
    <ErrorState
      title={t('failed')}
      actions={
        <Button icon="refresh" onClick={() => void refetch()}>
          {common('action.retry')}
        </Button>
      }
    />
  ) : (
    <Waiting />
  );
};

const route = getRouteApi('/magazine');

/** The magazine: what is recommended, topics in the address, a page of articles. */
export const MagazineScreen = () => {
  const { t } = useTexts('magazine');
  const search = route.useSearch();
  const isFirst = !search.categories && !search.pageNumber;
  return (
    <div className={styles.screen}>
      <PageTitle description={t('lead')}>{t('title')}</PageTitle>
      <Crumbs items={[{ key: 'magazine.list', label: t('title') }]} />
      <header className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="soft">{t('lead')}</Text>
      </header>
      {!search.withoutCarousel && isFirst && <MagazineCarousel />}
      <Topics search={search} />
      {isFirst && <Featured />}
      <Articles search={search} isFirst={isFirst} />
    </div>
  );
};
