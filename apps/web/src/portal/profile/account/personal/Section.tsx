import { Button, Card, Heading, Text } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from '../Account.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A part of own data with its heading; the address may lead to it. */
export const Section = ({ id, title, lead, children }: Props) => (
  <Card>
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={`${id}-title`}>
          {title}
        </Heading>
        {lead && (
          <Text tone="soft" size="small">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  </Card>
);

/** Saves a section once something in it differs. */
export const SaveButton = ({
  isDirty,
  isPending,
}: {
  readonly isDirty: boolean;
  readonly isPending: boolean;
}) => {
  const { t } = useTexts('profile');
  return (
    <div className={styles.actions}>
      <Button type="submit" isPending={isPending} aria-disabled={!isDirty || undefined}>
        {t('personal.save')}
      </Button>
    </div>
  );
};
