import { Card, Heading } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useAdminText } from '../texts.ts';
import styles from './Form.module.css';

/** Frames a preview of what readers will see. Nothing in it can be pressed. */
export const PreviewCard = ({
  actions,
  children,
}: {
  /** What switches between its views. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => {
  const text = useAdminText();
  return (
    <Card className={styles.card}>
      <div className={styles.previewHead}>
        <Heading level={2} size="md">
          {text('form.preview')}
        </Heading>
        {actions}
      </div>
      <div className={styles.preview} inert>
        {children}
      </div>
    </Card>
  );
};
