import { Banner, Button } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { LocateButton } from './LocateButton.tsx';
import { askForPosition, usePosition } from './position.ts';
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

/** Asks where the reader is, and says what for, until they have refused. */
export const AskPosition = ({ why }: { readonly why: string }) => {
  const { t } = useTexts('cafeteria');
  const { status } = usePosition();
  return (
    <Banner
      icon="map-pin"
      actions={
        <Button size="Small" icon="locate" isPending={status === 'asking'} onClick={askForPosition}>
          {t('nearby.ask')}
        </Button>
      }
    >
      {status === 'refused' ? t('nearby.refused') : why}
    </Banner>
  );
};
