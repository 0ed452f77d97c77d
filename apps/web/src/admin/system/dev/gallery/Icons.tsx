import { categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, Icon, type IconName } from '@cafeteria/ui';
import styles from '../Dev.module.css';
import { Specimen } from './Specimen.tsx';

const names: readonly IconName[] = [
  'search',
  'heart-filled',
  'menu',
  'close',
  'chevron-down',
  'chevron-up',
  'chevron-left',
  'chevron-right',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-down',
  'check',
  'plus',
  'minus',
  'edit',
  'trash',
  'copy',
  'upload',
  'download',
  'image',
  'map-pin',
  'map',
  'phone',
  'mail',
  'globe',
  'clock',
  'tag',
  'percent',
  'gift',
  'card',
  'card-chip',
  'card-online',
  'ticket',
  'leaf',
  'star',
  'user',
  'users',
  'building',
  'store',
  'settings',
  'sun',
  'moon',
  'monitor',
  'logout',
  'login',
  'filter',
  'sort',
  'external-link',
  'link',
  'info',
  'warning',
  'error',
  'success',
  'eye-off',
  'undo',
  'refresh',
  'drag',
  'more',
  'home',
  'book-open',
  'wallet',
  'history',
  'crop',
  'list',
  'grid',
  'lock',
  'bell',
  'mobile-phone',
  'locate',
  'play',
  'pause',
  'file',
  'shield',
  'question',
  'spinner',
];

export const Icons = () => (
  <>
    <Specimen name="Icon" isWide>
      <div className={styles.icons}>
        {names.map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Specimen>
    <Specimen name="CategoryIcon" isWide>
      <div className={styles.icons}>
        {Object.entries(categoryIcon).map(([code, name]) => (
          <span key={code} className={styles.icon} data-category={code}>
            <CategoryIcon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Specimen>
  </>
);
