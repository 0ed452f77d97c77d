import { categoryIcon } from '@cafeteria/contract';
import { CategoryIcon } from '@cafeteria/ui';
import { AppLink, currentOf, useCurrentPath } from '../../shared/navigation/index.ts';
import { useCategories } from './use-categories.ts';
import styles from './CategoryLinks.module.css';

/** All categories as links with their icons, in as many columns as fit. */
export const CategoryLinks = () => {
  const path = useCurrentPath();
  const categories = useCategories();
  return (
    <ul className={styles.list} role="list">
      {categories.map(({ id, code, name, route }) => (
        <li key={id}>
          <AppLink
            href={`/${route}`}
            className={styles.link}
            data-category={code}
            aria-current={currentOf(path, `/${route}`)}
          >
            <CategoryIcon name={categoryIcon[code]} isPlated />
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
