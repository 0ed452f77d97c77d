import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { ButtonSize } from './button-class.ts';
import styles from './IconButton.module.css';

export type IconButtonLook = {
  readonly kind?: 'plain' | 'outlined' | 'filled' | 'negative' | 'floating';
  readonly size?: ButtonSize;
  readonly className?: string;
};
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconButtonLook & {
    readonly icon: IconName;
    /** Spoken name and native tooltip. */
    readonly label: string;
    readonly isPending?: boolean;
    /** A toggle: the pressed state. */
    readonly isPressed?: boolean;
  };

/** The look of an icon button for a link: `<Link className={iconButtonClass()} aria-label="…">`. */
export const iconButtonClass = ({
  kind = 'plain',
  size = 'Medium',
  className,
}: IconButtonLook = {}): string => classNames(styles.button, styles[kind], styles[size], className);

/** An action that is only an icon: `<IconButton icon="close" label="Zavřít" onClick={close} />`. */
export const IconButton = ({
  icon,
  label,
  kind,
  size,
  className,
  isPending = false,
  isPressed,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    aria-pressed={isPressed}
    aria-busy={isPending || undefined}
    className={iconButtonClass({ kind, size, className })}
    onClick={isPending ? undefined : onClick}
  >
    <Icon name={isPending ? 'spinner' : icon} className={isPending ? styles.spinner : undefined} />
  </button>
);
