import { badgeOfLevel } from '@cafeteria/contract';
import type { Text } from '@cafeteria/i18n';
import { buttonClass, EmptyState } from '@cafeteria/ui';
import { useQueries } from '@tanstack/react-query';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { cardsQuery, type Section, sectionHref, sectionPath } from './category-data.ts';
import { type ActiveFilter, activeFilters, type CategorySearch } from './category-search.ts';

const nameOf = (filter: ActiveFilter, t: Text<'cafeteria'>): string => {
  switch (filter.kind) {
    case 'money':
      return t('ownMoney.any');
    case 'onlineHidden':
      return t('filter.onlineHidden');
    case 'payment':
      return t(`benefitType.${filter.value}`);
    case 'sustainability':
      return t(`sustainability.${badgeOfLevel[filter.value]}`);
  }
};

type CategoryEmptyProps = {
  readonly section: Section;
  readonly search: CategorySearch;
  readonly purchases: string | undefined;
};

/** The filters that hide results, each with how many there would be without it. */
const useHidingFilters = ({ section, search, purchases }: CategoryEmptyProps) => {
  const filters = activeFilters(search);
  const counts = useQueries({
    queries: filters.map(({ without }) =>
      cardsQuery(section, without, undefined, without.money === undefined ? undefined : purchases),
    ),
  });
  return filters.flatMap((filter, index) => {
    const count = counts[index]?.data?.totalElements ?? 0;
    return count > 0 ? [{ ...filter, count }] : [];
  });
};

/** Nothing matches: says which filter hides results, and lets the reader drop it. */
const Filtered = (props: CategoryEmptyProps) => {
  const { section, search } = props;
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const hiding = useHidingFilters(props);
  return (
    <EmptyState
      icon="filter"
      headingLevel={3}
      title={t('category.filtered.title')}
      actions={
        <>
          {hiding.map((filter, index) => (
            <AppLink
              key={filter.key}
              replace
              href={sectionHref(section, filter.without)}
              className={buttonClass({ kind: index === 0 ? 'filled' : 'ghost' })}
            >
              {t('category.filtered.drop', { filter: nameOf(filter, t), count: filter.count })}
            </AppLink>
          ))}
          {/* of a single filter the one before says the same */}
          {(hiding.length === 0 || activeFilters(search).length > 1) && (
            <AppLink
              replace
              href={sectionPath(section)}
              className={buttonClass({ kind: hiding.length === 0 ? 'filled' : 'ghost' })}
            >
              {t('category.filtered.dropAll')}
            </AppLink>
          )}
        </>
      }
    >
      {hiding.length > 0
        ? t('category.filtered.text', {
            filters: hiding
              .map((filter) => common('quoted', { text: nameOf(filter, t) }))
              .join(', '),
          })
        : t('category.filtered.together')}
    </EmptyState>
  );
};

/** No partners: because of the filters, or because there are none yet. */
export const CategoryEmpty = (props: CategoryEmptyProps) => {
  const { section, search } = props;
  const { t } = useTexts('cafeteria');
  const { category } = section;
  if (activeFilters(search).length > 0) return <Filtered {...props} />;
  return (
    <EmptyState
      icon="store"
      headingLevel={3}
      title={t('category.empty.title')}
      actions={
        <AppLink href={`/${category.route}`} className={buttonClass({ kind: 'ghost' })}>
          {category.name}
        </AppLink>
      }
    >
      {t('category.empty.text')}
    </EmptyState>
  );
};
