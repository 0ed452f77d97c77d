import { type CardView, categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, chipClass } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { cardHref } from '../card/index.ts';
import styles from './SearchScreen.module.css';

/** Categories or subcategories that were found: chips with the icon people know them by. */
export const FoundSections = ({
  sections,
  label,
}: {
  readonly sections: readonly CardView[];
  readonly label: string;
}) => (
  <ul className={styles.sections} role="list" aria-label={label}>
    {sections.map((section) => (
      <li key={section.id}>
        <AppLink
          href={cardHref(section)}
          className={chipClass({ className: styles.section ?? '' })}
          data-category={section.categoryCode ?? undefined}
        >
          {section.categoryCode && (
            <CategoryIcon name={categoryIcon[section.categoryCode]} isPlated />
          )}
          {section.title}
          {section.type === 'SUBCATEGORY' && section.subtitle && (
            <span className={styles.number}>{section.subtitle}</span>
          )}
        </AppLink>
      </li>
    ))}
  </ul>
);
