import { badgeLevels, badgeOfLevel, benefitTypes, type CardSort } from '@cafeteria/contract';
import {
  Chip,
  chipClass,
  Icon,
  IconButton,
  type IconName,
  Menu,
  MenuItem,
  SelectField,
} from '@cafeteria/ui';
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

type Option<Value> = { readonly value: Value; readonly name: string };
type AnyOfProps<Value> = {
  readonly label: string;
  readonly icon?: IconName;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[] | undefined;
  readonly onToggle: (value: Value) => void;
};

/** Any of several words behind one chip, which names the one that is chosen; its list stays open for the next. */
const AnyOf = <Value extends string>({
  label,
  icon,
  options,
  chosen = [],
  onToggle,
}: AnyOfProps<Value>) => {
  const [only] = options.filter(({ value }) => chosen.includes(value));
  const name = (chosen.length === 1 && only?.name) || label;
  return (
    <span data-chosen={chosen.length > 0 || undefined} className={styles.any}>
      <Menu
        label={name === label ? label : `${label}: ${name}`}
        trigger={
          <>
            {icon && <Icon name={icon} size="sm" />}
            {name}
            {chosen.length > 1 && <span className={styles.number}>{chosen.length}</span>}
            <Icon name="chevron-down" size="sm" />
          </>
        }
        triggerClassName={chipClass({ size: 'small', isSelected: chosen.length > 0 })}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            staysOpen
            isSelected={chosen.includes(option.value)}
            onSelect={() => onToggle(option.value)}
          >
            {option.name}
          </MenuItem>
        ))}
      </Menu>
    </span>
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
      <AnyOf
        label={t('map.filter.payment')}
        options={benefitTypes.map((value) => ({ value, name: t(`benefitType.${value}`) }))}
        chosen={payment}
        onToggle={(type) => change((now) => ({ payment: toggled(now.payment, type) }))}
      />
      <AnyOf
        label={t('map.filter.sustainability')}
        icon="leaf"
        options={badgeLevels.map((value) => ({
          value,
          name: t(`sustainability.${badgeOfLevel[value]}`),
        }))}
        chosen={sustainability}
        onToggle={(level) =>
          change((now) => ({ sustainability: toggled(now.sustainability, level) }))
        }
      />
      <Chip
        size="small"
        isSelected={onlineHidden}
        onClick={() => change(() => ({ onlineHidden: onlineHidden ? undefined : true }))}
      >
        {t('filter.onlineHidden')}
      </Chip>
    </div>
  );
};
