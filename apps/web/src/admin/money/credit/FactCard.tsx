import type { AdminKey } from '@cafeteria/i18n';
import { Card, KeyValueList } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useAdminText } from '../../frame/index.ts';
import styles from './Credit.module.css';

export type Fact = { readonly key: AdminKey; readonly value: ReactNode };
/** What is known, under the text that says what it is. */
export const fact = (key: AdminKey, value: ReactNode): Fact => ({ key, value });
const isKnown = ({ value }: Fact): boolean => value !== null && value !== false;

/** What is known of a thing; what it has not is not named. */
export const FactCard = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const text = useAdminText();
  return (
    <Card className={styles.card}>
      <KeyValueList
        items={facts.filter(isKnown).map((one) => ({ ...one, label: text(one.key) }))}
      />
    </Card>
  );
};
