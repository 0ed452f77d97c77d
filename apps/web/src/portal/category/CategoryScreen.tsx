import { categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, chipClass, Heading, Icon, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { chipRowClass, showChosen } from '../../shared/chip-row.ts';
import { useAddressChange } from '../../shared/url-state/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueRow } from '../card/index.ts';
import { MoneyChip } from '../own-money/index.ts';
import { Crumbs } from '../screen/index.ts';
import { CategoryResults } from './CategoryResults.tsx';
import { promoRowsQuery, type Section, sectionHref, sectionPath } from './category-data.ts';
import { activeFilters, type CategorySearch, readCategorySearch } from './category-search.ts';
import styles from './CategoryScreen.module.css';

type SectionScreenProps = { readonly section: Section; readonly search: CategorySearch };
/** Where a phone has them, filters but that of one's money are beneath this button: the first result comes soon. */
type Folded = { readonly isFolded: boolean; readonly onFold: (isFolded: boolean) => void };

/** A phone has the filters beneath a button; what one's money buys is one press, as on a laptop. */
const PhoneFilters = ({
  section,
  search: { money },
  isFolded,
  onFold,
}: SectionScreenProps & Folded) => {
  const { t } = useTexts('cafeteria');
  const change = useAddressChange();
  const narrow = (to: string | undefined): void =>
    change((now) =>
      sectionHref(section, { ...readCategorySearch(now), money: to, pageNumber: undefined }),
    );
  return (
    <>
      <li className={styles.fold}>
        <button
          type="button"
          className={chipClass()}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <Icon name="filter" size="sm" />
          <span className={styles.word}>{t('filter.label')}</span>
        </button>
      </li>
      {isFolded && (
        <li className={styles.money}>
          <MoneyChip size="medium" money={money} onChange={narrow} />
        </li>
      )}
    </>
  );
};

/** The parts of a category, each with the same money; how many take it only its list says. */
const Subcategories = (props: SectionScreenProps & Folded) => {
  const { section, search } = props;
  const { money } = search;
  const { category, subcategory } = section;
  const { t } = useTexts('cafeteria');
  if (category.subcategories.length === 0) return null;
  return (
    <nav className={styles.parts} aria-label={t('category.subcategories')}>
      <ul ref={showChosen} className={chipRowClass()} role="list">
        <PhoneFilters {...props} />
        <li>
          <AppLink
            href={sectionHref({ category }, { money })}
            className={chipClass({ isSelected: !subcategory })}
            aria-current={subcategory ? undefined : 'page'}
          >
            {t('category.all')}
            {!money && <span className={styles.number}>{category.partnerCount}</span>}
          </AppLink>
        </li>
        {category.subcategories.map((one) => (
          <li key={one.id}>
            <AppLink
              href={sectionHref({ category, subcategory: one }, { money })}
              className={chipClass({ isSelected: one.id === subcategory?.id })}
              aria-current={one.id === subcategory?.id ? 'page' : undefined}
            >
              {one.name}
              {!money && <span className={styles.number}>{one.partnerCount}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The rows the house has picked for a category; a part of it, a further page and a choice of money have none. */
const usePicked = (
  section: Section,
  { pageNumber, money }: CategorySearch,
): ReactNode[] | undefined => {
  const { data: rows = [] } = useQuery(promoRowsQuery(section));
  if (section.subcategory || pageNumber || money || rows.length === 0) return undefined;
  return rows.map(({ id, title, colour, tiles }) => (
    <CatalogueRow key={id} title={title} colour={colour} cards={tiles} place="below" />
  ));
};

const SectionScreen = ({ section, search }: SectionScreenProps) => {
  const { category, subcategory } = section;
  const title = subcategory?.name ?? category.name;
  const [isFolded, setFolded] = useState(
    category.subcategories.length > 0 && !search.sort && activeFilters(search).length === 0,
  );
  return (
    <div className={styles.screen} data-category={category.code}>
      <PageTitle description={category.description}>
        {subcategory ? `${subcategory.name} – ${category.name}` : category.name}
      </PageTitle>
      <Crumbs
        items={[
          {
            key: 'cafeteria.category',
            label: category.name,
            ...(subcategory && { href: `/${category.route}` }),
          },
          ...(subcategory ? [{ key: 'cafeteria.subcategory', label: subcategory.name }] : []),
        ]}
      />
      <header className={styles.head}>
        <CategoryIcon
          name={categoryIcon[category.code]}
          size="xl"
          isPlated
          className={styles.plate ?? ''}
        />
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {category.description && <Text tone="soft">{category.description}</Text>}
        </div>
      </header>
      <Subcategories section={section} search={search} isFolded={isFolded} onFold={setFolded} />
      <CategoryResults
        key={sectionPath(section)}
        section={section}
        search={search}
        isFolded={isFolded}
        picked={usePicked(section, search)}
      />
    </div>
  );
};

const categoryRoute = getRouteApi('/$categoryRoute');
export const CategoryScreen = () => (
  <SectionScreen section={categoryRoute.useLoaderData()} search={categoryRoute.useSearch()} />
);

const subcategoryRoute = getRouteApi('/$categoryRoute/$subcategoryRoute');
export const SubcategoryScreen = () => (
  <SectionScreen section={subcategoryRoute.useLoaderData()} search={subcategoryRoute.useSearch()} />
);
