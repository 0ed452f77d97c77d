import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './KeyValueList.module.css';

export type KeyValue = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly testId?: string;
};
export type KeyValueListProps = {
  readonly items: readonly KeyValue[];
  /** `columns` puts label and value side by side, `stacked` one under another in a grid. */
  readonly look?: 'columns' | 'stacked';
  readonly className?: string;
};

/** Facts about one thing: `<KeyValueList items={[{ key: 'ico', label: 'IČO', value: '27074358' }]} />`. */
export const KeyValueList = ({ items, look = 'columns', className }: KeyValueListProps) => (
  <dl className={classNames(styles.list, className)} data-look={look}>
    {items.map((item) => (
      <div key={item.key} className={styles.item} data-testid={item.testId}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
