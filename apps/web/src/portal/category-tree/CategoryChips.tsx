import { categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, chipClass, ScrollRow } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useCategories } from './use-categories.ts';
import styles from './CategoryChips.module.css';

/** All categories in a row that scrolls sideways, each in its colour. */
export const CategoryChips = () => {
  const { t } = useTexts();
  const categories = useCategories();
  return (
    <nav aria-label={t('navigation.categories')} className={styles.nav}>
      <ScrollRow
        label={t('navigation.categories')}
        previousLabel={t('action.previous')}
        nextLabel={t('action.next')}
      >
        {categories.map(({ id, code, name, route }) => (
          <li key={id}>
            <AppLink
              href={`/${route}`}
              className={chipClass({ className: styles.chip ?? '' })}
              data-category={code}
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
