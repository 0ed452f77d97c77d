import { Card, Heading } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import styles from '../Dev.module.css';

type Props = {
  readonly name: string;
  /** Controls side by side in columns instead of in a row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** One component of the kit in its states. */
export const Specimen = ({ name, isWide = false, children }: Props) => (
  <Card className={styles.card}>
    <Heading level={2} size="md">
      {name}
    </Heading>
    <div className={isWide ? styles.wide : styles.specimens}>{children}</div>
  </Card>
);
