import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Fold.module.css';

/** `initial` leaves it to the reader and starts folded. */
export type FoldState = 'initial' | 'expanded' | 'folded';
export type FoldProps = {
  readonly title: ReactNode;
  readonly state?: FoldState;
  readonly onChange?: (state: 'expanded' | 'folded') => void;
  /** Folds that share a name open one at a time. */
  readonly name?: string;
  readonly look?: 'plain' | 'card';
  /** At the end of the title's row. */
  readonly end?: ReactNode;
  readonly id?: string;
  readonly testId?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part that opens and closes: `<Fold title="Jak zaplatit?" name="faq">…</Fold>`. */
export const Fold = ({
  title,
  state = 'initial',
  onChange,
  name,
  look = 'plain',
  end,
  id,
  testId,
  className,
  children,
}: FoldProps) => (
  <details
    id={id}
    name={name}
    open={state === 'initial' ? undefined : state === 'expanded'}
    className={classNames(styles.fold, styles[look], className)}
    data-testid={testId}
    onToggle={(event) => {
      if (event.target === event.currentTarget)
        onChange?.(event.currentTarget.open ? 'expanded' : 'folded');
    }}
  >
    <summary className={styles.summary}>
      <span className={styles.title}>{title}</span>
      {end}
      <Icon name="chevron-down" className={styles.arrow} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
