import { Button } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { askForPosition, usePosition } from './position.ts';
import { useOrigin } from './use-origin.ts';
import styles from './FromTown.module.css';

/** Says that distances are measured from a town, and offers to measure from where one is. */
export const FromTown = () => {
  const { t } = useTexts('cafeteria');
  const { town } = useOrigin();
  const { status } = usePosition();
  if (!town) return null;
  return (
    <p className={styles.note} data-testid="from-town">
      {t('nearby.fromTown', { town })}
      <Button
        kind="ghost"
        size="Small"
        icon="locate"
        isPending={status === 'asking'}
        onClick={askForPosition}
      >
        {t('nearby.ask')}
      </Button>
    </p>
  );
};
