import { classNames } from '../class-names.ts';
import type { IconName } from './icon-paths.ts';
import sprite from './sprite.svg?no-inline';
import styles from './Icon.module.css';

export type IconProps = {
  readonly name: IconName;
  /** Side in rem steps: sm 1, md 1.25, lg 1.5, xl 2, em = the size of the text. */
  readonly size?: 'em' | 'sm' | 'md' | 'lg' | 'xl';
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
};

/** Icons drawn unlike the others: heavier, or filled. */
const looks: Partial<Record<IconName, string | undefined>> = {
  drag: styles.heavy,
  more: styles.heavy,
  'heart-filled': styles.filled,
};

/** An icon of our own set: `<Icon name="search" />`. */
export const Icon = ({ name, size = 'md', label, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, looks[name], className)}
    data-size={size === 'md' ? undefined : size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
