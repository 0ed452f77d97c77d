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

/** Order and filters of a list, kept in the address. */
export const CategoryFilters = ({ address, search }: { readonly address: string; readonly search: CategorySearch }) => {
  const { t } = useTranslation('cafeteria');
  const navigate = useNavigate();
  const { position } = usePosition();
  const change = (part: CategorySearch): void => void navigate({ href: address + stringifySearch({ ...search, pageNumber: undefined, ...part }), replace: true, resetScroll: false });
  const sortBy = (value: string): void => {
    const sort = oneOf(tileSorts, value);
    if (sort === 'DISTANCE' && !position) askForPosition();
    change({ sort: sort === 'SCORING' ? undefined : sort, direction: undefined });
  };
  return (
    <div className={styles.filters}>
      <SelectField size="small" label={t('filter.sort')} className={styles.sort ?? ''} value={search.sort ?? 'SCORING'} onChange={(event) => sortBy(event.target.value)} options={offered.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))} />
      <div className={styles.chips} role="group" aria-label={t('filter.label')}>
        <Chip size="small" isSelected={search.onlineHidden ?? false} onClick={() => change({ onlineHidden: search.onlineHidden ? undefined : true })}>{t('filter.onlineHidden')}</Chip>
        {benefitTypes.map((type) => (
          <Chip key={type} size="small" isSelected={search.payment?.includes(type) ?? false} onClick={() => change({ payment: toggled(search.payment, type) })}>{t(`benefitType.${type}`)}</Chip>
        ))}
        {sustainabilityLevels.map((level) => (
          <Chip key={level} size="small" icon={<Icon name="leaf" size="sm" />} isSelected={search.sustainability?.includes(level) ?? false} onClick={() => change({ sustainability: toggled(search.sustainability, level) })}>{t(`sustainability.${badgeOfLevel[level]}`)}</Chip>
        ))}
      </div>
    </div>
  );
};
