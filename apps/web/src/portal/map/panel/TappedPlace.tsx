import { Button, buttonClass } from '@cafeteria/ui';
import { type KeyboardEvent } from 'react';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { PlaceWords } from '../PinPeek.tsx';
import type { Pin } from '../pins/index.ts';
import styles from './TappedPlace.module.css';

type Props = {
  readonly pin: Pin;
  readonly href: string;
  readonly onClose: () => void;
};

/** What a finger pressed on the map, over the list, which stays where it was: the place itself is a press further. */
export const TappedPlace = ({ pin, href, onClose }: Props) => {
  const { t } = useTexts('cafeteria');
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <div
      className={styles.place}
      aria-live="polite"
      data-testid="tapped-place"
      onKeyDown={onKeyDown}
    >
      <AppLink href={href} resetScroll={false} className={styles.link}>
        <PlaceWords pin={pin} />
      </AppLink>
      <div className={styles.actions}>
        <Button kind="ghost" size="Small" icon="arrow-left" onClick={onClose}>
          {t('map.backToList')}
        </Button>
        <AppLink href={href} resetScroll={false} className={buttonClass({ size: 'Small' })}>
          {t('map.openPlace')}
        </AppLink>
      </div>
    </div>
  );
};
