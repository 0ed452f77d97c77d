import { classNames } from '../class-names.ts';
import type { CategoryIconName } from './category-icon-paths.ts';
import sprite from './sprite.svg?no-inline';
import styles from './Icon.module.css';

export type CategoryIconProps = {
  readonly name: CategoryIconName;
  readonly size?: 'em' | 'sm' | 'md' | 'lg' | 'xl';
  readonly label?: string;
  /** Draws the icon on a tinted round plate; wants `data-category` on itself or above. */
  readonly isPlated?: boolean;
  readonly className?: string;
};

/** The icon of a main category: `<CategoryIcon name="Sport" isPlated />`. */
export const CategoryIcon = ({
  name,
  size = 'md',
  label,
  isPlated = false,
  className,
}: CategoryIconProps) => {
  const svg = (
    <svg
      className={classNames(styles.icon, !isPlated && className)}
      data-size={size === 'md' ? undefined : size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
  return isPlated ? (
    <span className={classNames(styles.plate, className)} data-size={size}>
      {svg}
    </span>
  ) : (
    svg
  );
};
