import { badgeLevels, badgeOfLevel, categoryIcon, type MapFiltersView } from '@cafeteria/contract';
import { Button, CategoryIcon, Chip, Drawer, Fold, Heading, Icon, Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import { toggled } from '../../shared/url-state/index.ts';
import { filtersQuery, summaryQuery } from './map-queries.ts';
import { type MapSearch, noFilters } from './map-search.ts';
import styles from './FilterDrawer.module.css';

type ChoiceProps = { readonly draft: MapSearch; readonly onChange: (part: MapSearch) => void };

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <Heading level={3} size="sm">
      {title}
    </Heading>
    {children}
  </section>
);

/**
 * A category with its subcategories. Choosing a subcategory drops the whole categories, because a
 * branch office would have to match both.
 */
const CategoryChoice = ({
  category,
  draft,
  onChange,
}: ChoiceProps & { readonly category: MapFiltersView['categories'][number] }) => {
  const { t } = useTexts('cafeteria');
  const { id, code, name, subcategories } = category;
  const isWhole = draft.categories?.includes(id) ?? false;
  const finer = subcategories.filter((one) => draft.subcategories?.includes(one.id)).length;
  return (
    <Fold
      title={
        <span className={styles.category} data-category={code}>
          <CategoryIcon name={categoryIcon[code]} isPlated />
          {name}
        </span>
      }
      end={
        (isWhole || finer > 0) && (
          <span className={styles.chosen}>
            {isWhole ? <Icon name="check" size="sm" label={t('map.filter.chosen')} /> : finer}
          </span>
        )
      }
    >
      <div className={styles.chips} data-category={code}>
        <Chip
          size="small"
          isSelected={isWhole}
          onClick={() =>
            onChange({ categories: toggled(draft.categories, id), subcategories: undefined })
          }
        >
          {t('map.filter.whole')}
        </Chip>
        {subcategories.map((one) => (
          <Chip
            key={one.id}
            size="small"
            isSelected={draft.subcategories?.includes(one.id) ?? false}
            onClick={() =>
              onChange({
                subcategories: toggled(draft.subcategories, one.id),
                categories: undefined,
              })
            }
          >
            {one.name}
          </Chip>
        ))}
      </div>
    </Fold>
  );
};

const Choices = ({
  filters,
  draft,
  onChange,
}: ChoiceProps & { readonly filters: MapFiltersView }) => {
  const { t } = useTexts('cafeteria');
  return (
    <>
      <Part title={t('map.filter.categories')}>
        {filters.categories.map((category) => (
          <CategoryChoice key={category.id} category={category} draft={draft} onChange={onChange} />
        ))}
      </Part>
      {filters.payment.length > 0 && (
        <Part title={t('map.filter.payment')}>
          <div className={styles.chips}>
            {filters.payment.map((type) => (
              <Chip
                key={type}
                size="small"
                isSelected={draft.payment?.includes(type) ?? false}
                onClick={() => onChange({ payment: toggled(draft.payment, type) })}
              >
                {t(`benefitType.${type}`)}
              </Chip>
            ))}
          </div>
        </Part>
      )}
      {filters.sustainability && (
        <Part title={t('map.filter.sustainability')}>
          <div className={styles.chips}>
            {badgeLevels.map((level) => (
              <Chip
                key={level}
                size="small"
                icon={<Icon name="leaf" size="sm" />}
                isSelected={draft.sustainability?.includes(level) ?? false}
                onClick={() => onChange({ sustainability: toggled(draft.sustainability, level) })}
              >
                {t(`sustainability.${badgeOfLevel[level]}`)}
              </Chip>
            ))}
          </div>
        </Part>
      )}
    </>
  );
};

type Props = {
  readonly search: MapSearch;
  readonly onClose: () => void;
  readonly onApply: (part: MapSearch) => void;
};

/** Mounted again each time it opens, so that it starts from the address. */
const FilterForm = ({ search, onClose, onApply }: Props) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { data: filters } = useQuery(filtersQuery);
  const [draft, setDraft] = useState<MapSearch>(() => ({
    categories: search.categories,
    subcategories: search.subcategories,
    payment: search.payment,
    sustainability: search.sustainability,
    filteredPartnerId: search.filteredPartnerId,
    money: search.money,
    purchases: search.purchases,
  }));
  const { data: summary } = useQuery(summaryQuery(draft));
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="end"
      title={t('map.filter.title')}
      closeLabel={common('action.close')}
      testId="map-filters"
      actions={
        <>
          <Button kind="ghost" onClick={() => setDraft(noFilters)}>
            {t('map.filter.clear')}
          </Button>
          <Button data-testid="apply-filters" onClick={() => onApply(draft)}>
            {summary ? t('map.filter.show', { count: summary.total }) : t('map.filter.apply')}
          </Button>
        </>
      }
    >
      {filters ? (
        <Choices
          filters={filters}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      ) : (
        <Skeleton shape="row" count={8} />
      )}
    </Drawer>
  );
};

/** The filters the administration offers for the map, with the number of branch offices that would be left. */
export const FilterDrawer = ({ isOpen, ...rest }: Props & { readonly isOpen: boolean }) =>
  isOpen ? <FilterForm {...rest} /> : null;
