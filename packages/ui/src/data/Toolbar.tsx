import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Toolbar.module.css';

export type ToolbarProps = ComponentProps<'div'> & {
  /** At the right end. */
  readonly end?: ReactNode;
};

/** A row of filters and actions above a list: `<Toolbar end={<Button>Přidat</Button>}>…</Toolbar>`. */
export const Toolbar = ({ end, className, children, ...rest }: ToolbarProps) => (
  <div {...rest} className={classNames(styles.bar, className)}>
    <div className={styles.start}>{children}</div>
    {end && <div className={styles.end}>{end}</div>}
  </div>
);

export type StickyBarProps = {
  /** What is going on, e.g. `Neuložené změny`. */
  readonly status?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * The bar that keeps Save in sight.
 * @example
 * <StickyBar status="Neuložené změny">
 *   <Button type="submit">Uložit</Button>
 * </StickyBar>
 */
export const StickyBar = ({ status, className, children }: StickyBarProps) => (
  <div className={classNames(styles.sticky, className)}>
    <span className={styles.status} role="status">
      {status}
    </span>
    <div className={styles.end}>{children}</div>
  </div>
);
