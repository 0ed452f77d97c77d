import type { ArticleCard as Article, SearchGroup, CardView } from '@cafeteria/contract';
import { buttonClass, CardGrid, classNames, EmptyState, Heading, Pagination } from '@cafeteria/ui';
import { AppLink, renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueGrid } from '../card/index.ts';
import { ArticleCard } from '../magazine/index.ts';
import { type ResultSearch, searchHref } from '../search-box/index.ts';
import { FoundSections } from './FoundSections.tsx';
import { searchPageSize } from './result-search.ts';
import styles from './SearchScreen.module.css';

type GroupProps = { readonly group: SearchGroup; readonly search: ResultSearch };
const isCard = (item: CardView | Article): item is CardView => 'type' in item;
/** How results of a kind are drawn; cards and articles differ in how many stand in a row. */
const lookOf = {
  PARTNER: 'cards',
  OFFER: 'cards',
  CATEGORY: 'chips',
  SUBCATEGORY: 'chips',
  ARTICLE: 'articles',
} as const satisfies Record<SearchGroup['type'], string>;
const isArticle = (item: CardView | Article): item is Article => !isCard(item);

const Pages = ({ group: { total }, search }: GroupProps) => {
  const { t } = useTexts('cafeteria');
  const page = (search.pageNumber ?? 0) + 1;
  const first = (page - 1) * searchPageSize + 1;
  return (
    <Pagination
      label={t('pages.label')}
      page={page}
      pages={Math.ceil(total / searchPageSize)}
      hrefOf={(to) => searchHref({ ...search, pageNumber: to > 1 ? to - 1 : undefined })}
      renderLink={renderLink}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(number) => t('pages.page', { page: number })}
      summary={
        first <= total &&
        t('pages.summary', { from: first, to: Math.min(first + searchPageSize - 1, total), total })
      }
    />
  );
};

/** The way back from a page that there is not, or no longer. */
const PastTheEnd = ({ search }: Pick<GroupProps, 'search'>) => {
  const { t } = useTexts('cafeteria');
  return (
    <EmptyState
      icon="search"
      title={t('search.pastEnd.title')}
      actions={
        <AppLink href={searchHref({ ...search, pageNumber: undefined })} className={buttonClass()}>
          {t('search.pastEnd.action')}
        </AppLink>
      }
    >
      {t('search.pastEnd.text')}
    </EmptyState>
  );
};

const Items = ({
  group: { type, items },
  id,
}: {
  readonly group: SearchGroup;
  readonly id: string;
}) => {
  const { t } = useTexts('cafeteria');
  const label = t(`search.group.${type}`);
  switch (lookOf[type]) {
    case 'articles':
      return (
        <CardGrid min="large" aria-labelledby={id}>
          {items.filter(isArticle).map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel={3} />
            </li>
          ))}
        </CardGrid>
      );
    case 'chips':
      return <FoundSections sections={items.filter(isCard)} label={label} />;
    case 'cards':
      return <CatalogueGrid cards={items.filter(isCard)} headingLevel={3} label={label} />;
  }
};

/** A link is for what a row may leave out: a grid of three columns shows three of the best four. */
const rowOfThree = 3;

/** The way to all results of a kind. */
const ShowAll = ({ group: { type, total, items }, search }: GroupProps) => {
  const { t } = useTexts('cafeteria');
  if (total <= (lookOf[type] === 'chips' ? items.length : rowOfThree)) return null;
  return (
    <AppLink
      href={searchHref({ ...search, type, pageNumber: undefined })}
      className={classNames(
        buttonClass({ kind: 'ghost', size: 'Small' }),
        total === items.length && styles.ofThree,
      )}
    >
      {t('search.showAll')}
    </AppLink>
  );
};

/** Results of one kind: the best few in whole rows with a link to all of them, or one page. */
export const Group = ({ group, search }: GroupProps) => {
  const { t } = useTexts('cafeteria');
  const { type, total, items } = group;
  const id = `found-${type}`;
  const isAlone = search.type !== undefined;
  return (
    <section
      className={classNames(styles.group, styles.found)}
      aria-labelledby={id}
      data-best={isAlone ? undefined : lookOf[type]}
    >
      <div className={styles.bar}>
        <Heading level={2} id={id}>
          {t(`search.group.${type}`)} <span className={styles.number}>{total}</span>
        </Heading>
        {!isAlone && <ShowAll group={group} search={search} />}
      </div>
      {isAlone && items.length === 0 ? (
        <PastTheEnd search={search} />
      ) : (
        <Items group={group} id={id} />
      )}
      {isAlone && items.length > 0 && total > searchPageSize && (
        <Pages group={group} search={search} />
      )}
    </section>
  );
};
