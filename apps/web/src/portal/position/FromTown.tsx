import { useTexts } from '../../shared/texts/index.ts';
import { LocateButton } from './LocateButton.tsx';
import { useOrigin } from './use-origin.ts';
import styles from './FromTown.module.css';

/** Says that distances are measured from a town, and offers to measure from where one is. */
export const FromTown = () => {
  const { t } = useTexts('cafeteria');
  const { town } = useOrigin();
  if (!town) return null;
  return (
    <p className={styles.note} data-testid="from-town">
      {t('nearby.fromTown', { town })}
      <LocateButton label={t('nearby.ask')} />
    </p>
  );
};
