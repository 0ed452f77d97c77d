import { badgeLevels, badgeOfLevel, benefitTypes, type CardSort } from '@cafeteria/contract';
import { Chip, Icon, IconButton, SelectField } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { oneOf, toggled, useAddressChange } from '../../shared/url-state/index.ts';
import { MoneyChip } from '../own-money/index.ts';
import { askForPosition, useOrigin, usePosition } from '../position/index.ts';
import { type Section, sectionHref } from './category-data.ts';
import {
  cardSorts,
  type CategorySearch,
  naturalDirection,
  readCategorySearch,
} from './category-search.ts';
import styles from './CategoryFilters.module.css';

type ListControlProps = { readonly section: Section; readonly search: CategorySearch };

const useChange = ({ section }: ListControlProps) => {
  const change = useAddressChange();
  return (part: (now: CategorySearch) => CategorySearch): void =>
    change((raw) => {
      const now = readCategorySearch(raw);
      return sectionHref(section, { ...now, pageNumber: undefined, ...part(now) });
    });
};

/** The order the list is in: without a place to measure from it is that by relevance, whatever the address says. */
const useOrder = ({ search: { sort = 'SCORING' } }: ListControlProps): CardSort => {
  const { origin } = useOrigin();
  const { status } = usePosition();
  const isMeasured = origin !== undefined || status === 'asking';
  return sort === 'DISTANCE' && !isMeasured ? 'SCORING' : sort;
};

/** Reverses the order; relevance cannot be reversed. */
const Direction = (props: ListControlProps) => {
  const { t } = useTexts('cafeteria');
  const change = useChange(props);
  const natural = naturalDirection[useOrder(props)];
  if (!natural) return null;
  const direction = props.search.direction ?? natural;
  const other = direction === 'ASC' ? 'DESC' : 'ASC';
  return (
    <IconButton
      kind="outlined"
      size="Small"
      icon={direction === 'ASC' ? 'arrow-up' : 'arrow-down'}
      label={t(`sort.direction.${direction}`)}
      data-testid="sort-direction"
      onClick={() => change(() => ({ direction: other === natural ? undefined : other }))}
    />
  );
};

/**
 * The order of a list, kept in the address. "Nearest first" asks for the reader's position; the
 * default order, by relevance, is left out of the address.
 */
export const CategorySort = (props: ListControlProps) => {
  const { t } = useTexts('cafeteria');
  const { origin } = useOrigin();
  const order = useOrder(props);
  const change = useChange(props);
  const sortBy = (value: string): void => {
    const sort = oneOf(cardSorts, value);
    if (sort === 'DISTANCE' && !origin) void askForPosition();
    change(() => ({ sort: sort === 'SCORING' ? undefined : sort, direction: undefined }));
  };
  return (
    <div className={styles.order}>
      <SelectField
        size="small"
        label={t('filter.sort')}
        className={styles.sort ?? ''}
        value={order}
        onChange={(event) => sortBy(event.target.value)}
        options={cardSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
      <Direction {...props} />
    </div>
  );
};

/** The filters of a list, kept in the address. */
export const CategoryFilters = (props: ListControlProps) => {
  const { t } = useTexts('cafeteria');
  const change = useChange(props);
  const { onlineHidden = false, payment, sustainability, money } = props.search;
  return (
    <div className={styles.chips} role="group" aria-label={t('filter.label')}>
      <MoneyChip money={money} onChange={(next) => change(() => ({ money: next }))} />
      <Chip
        size="small"
        isSelected={onlineHidden}
        onClick={() => change(() => ({ onlineHidden: onlineHidden ? undefined : true }))}
      >
        {t('filter.onlineHidden')}
      </Chip>
      {benefitTypes.map((type) => (
        <Chip
          key={type}
          size="small"
          isSelected={payment?.includes(type) ?? false}
          onClick={() => change((now) => ({ payment: toggled(now.payment, type) }))}
        >
          {t(`benefitType.${type}`)}
        </Chip>
      ))}
      {badgeLevels.map((level) => (
        <Chip
          key={level}
          size="small"
          icon={<Icon name="leaf" size="sm" />}
          isSelected={sustainability?.includes(level) ?? false}
          onClick={() => change((now) => ({ sustainability: toggled(now.sustainability, level) }))}
        >
          {t(`sustainability.${badgeOfLevel[level]}`)}
        </Chip>
      ))}
    </div>
  );
};
