import { benefitTypes, type TileSort } from '@cafeteria/contract';
import { Chip, Icon, SelectField } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { askForPosition, usePosition } from '../../features/position/index.ts';
import { oneOf, stringifySearch } from '../../platform/url-state/index.ts';
import { type CategorySearch, sustainabilityLevels, tileSorts, toggled } from './category-search.ts';
import styles from './CategoryFilters.module.css';

const badgeOfLevel = { 1: 'ADEPT_FOR_SUSTAINABILITY', 2: 'SUSTAINABILITY_CHAMPION' } as const;
/** Sorts the reader chooses from; the order by relevance needs no word in the address. */
const offered: readonly TileSort[] = tileSorts.filter((sort) => sort !== 'RATING');

type ListControlProps = { readonly address: string; readonly search: CategorySearch };

const useChange = ({ address, search }: ListControlProps) => {
  const navigate = useNavigate();
  return (part: CategorySearch): void => void navigate({ href: address + stringifySearch({ ...search, pageNumber: undefined, ...part }), replace: true, resetScroll: false });
};

/** The order of a list, kept in the address; the nearest first asks where the reader is. */
export const CategorySort = (props: ListControlProps) => {
  const { t } = useTranslation('cafeteria');
  const { position } = usePosition();
  const change = useChange(props);
  const sortBy = (value: string): void => {
    const sort = oneOf(tileSorts, value);
    if (sort === 'DISTANCE' && !position) askForPosition();
    change({ sort: sort === 'SCORING' ? undefined : sort, direction: undefined });
  };
  return <SelectField size="small" label={t('filter.sort')} className={styles.sort ?? ''} value={props.search.sort ?? 'SCORING'} onChange={(event) => sortBy(event.target.value)} options={offered.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))} />;
};

/** The filters of a list, kept in the address. */
export const CategoryFilters = (props: ListControlProps) => {
  const { t } = useTranslation('cafeteria');
  const change = useChange(props);
  const { onlineHidden = false, payment, sustainability } = props.search;
  return (
    <div className={styles.chips} role="group" aria-label={t('filter.label')}>
      <Chip size="small" isSelected={onlineHidden} onClick={() => change({ onlineHidden: onlineHidden ? undefined : true })}>{t('filter.onlineHidden')}</Chip>
      {benefitTypes.map((type) => (
        <Chip key={type} size="small" isSelected={payment?.includes(type) ?? false} onClick={() => change({ payment: toggled(payment, type) })}>{t(`benefitType.${type}`)}</Chip>
      ))}
      {sustainabilityLevels.map((level) => (
        <Chip key={level} size="small" icon={<Icon name="leaf" size="sm" />} isSelected={sustainability?.includes(level) ?? false} onClick={() => change({ sustainability: toggled(sustainability, level) })}>{t(`sustainability.${badgeOfLevel[level]}`)}</Chip>
      ))}
    </div>
  );
};
