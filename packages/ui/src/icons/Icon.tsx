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

/** An icon of our own set: `<Icon name="search" />`. */
export const Icon = ({ name, size = 'md', label, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, className)}
    viewBox="0 0 24 24"
    data-size={size}
    data-name={name}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
