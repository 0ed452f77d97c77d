import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './Button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks; stays focusable, so focus is not lost. */
    readonly isPending?: boolean;
    readonly icon?: IconName;
    readonly iconEnd?: IconName;
  };

/** An action: `<Button kind="filled" icon="plus" onClick={add}>Přidat</Button>`. */
export const Button = ({
  kind,
  size,
  isWide,
  className,
  isPending = false,
  icon,
  iconEnd,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={isPending && type === 'submit' ? 'button' : type}
    className={buttonClass({ kind, size, isWide, className })}
    aria-disabled={isPending || rest['aria-disabled'] || undefined}
    aria-busy={isPending || undefined}
    onClick={isPending ? undefined : onClick}
  >
    {isPending ? (
      <Icon name="spinner" size="em" className={styles.spinner} />
    ) : (
      icon && <Icon name={icon} size="em" />
    )}
    {children}
    {iconEnd && <Icon name={iconEnd} size="em" />}
  </button>
);
