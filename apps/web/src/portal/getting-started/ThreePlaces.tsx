import type { CardView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDistance } from '@cafeteria/i18n';
import { Chip, Icon, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { Stall } from '../../shared/drawing/index.ts';
import { Logo } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useFavorites } from '../heart/index.ts';
import {
  FromTown,
  LocateButton,
  type Position,
  useOrigin,
  usePosition,
} from '../position/index.ts';
import styles from './ThreePlaces.module.css';

/** So many places somebody goes to are a beginning. */
const wanted = 3;
const maxOffered = 6;

/** How many partners somebody has chosen, at most as many as are wanted. */
export const usePlacesChosen = () => {
  const { items, isPending } = useFavorites();
  const count = items.filter(({ entityType }) => entityType === 'PARTNER').length;
  return { chosen: Math.min(count, wanted), isDone: count >= wanted, isKnown: !isPending };
};

const whereIs = ({ distance }: CardView): string | null =>
  distance.mode === 'distance' && distance.meters !== null
    ? formatDistance(distance.meters)
    : distance.address;

const Place = ({ card }: { readonly card: CardView }) => {
  const { isFavorite, toggle } = useFavorites();
  const item = { entityType: 'PARTNER', entityId: card.id } as const;
  const isChosen = isFavorite(item);
  return (
    <li>
      <Chip
        isSelected={isChosen}
        className={styles.place}
        onClick={() => toggle({ ...item, available: true, tile: card })}
        icon={<Logo media={card.logo} name={card.title} size="small" />}
      >
        <span className={styles.words}>
          <strong>{card.title}</strong>
          {whereIs(card)}
        </span>
        <Icon name={isChosen ? 'heart-filled' : 'heart'} size="sm" />
      </Chip>
    </li>
  );
};

/** Favourites, then what is near. The list stays as it began: what is pressed does not go from under the finger. */
const useOffered = (near: readonly CardView[] | undefined): readonly CardView[] | undefined => {
  const { items, isPending } = useFavorites();
  const [offered, setOffered] = useState<readonly CardView[]>();
  if (near && !isPending && !offered) {
    const partners = [...items.flatMap(({ tile }) => tile ?? []), ...near].filter(
      ({ type }) => type === 'PARTNER',
    );
    setOffered([...new Map(partners.map((card) => [card.id, card])).values()].slice(0, maxOffered));
  }
  return offered;
};

const Near = ({ origin }: { readonly origin: Position }) => {
  const { t } = useTexts('cafeteria');
  const { data, isError } = useQuery(read(api.home.get, origin));
  const offered = useOffered(data?.nearby);
  if (isError && !data) return <Text tone="soft">{t('start.places.none')}</Text>;
  if (!offered) return <Skeleton shape="row" count={2} />;
  if (offered.length === 0) return <Text tone="soft">{t('start.places.none')}</Text>;
  return (
    <>
      <ul className={styles.places} role="list">
        {offered.map((card) => (
          <Place key={card.id} card={card} />
        ))}
      </ul>
      <FromTown />
    </>
  );
};

const Choose = () => {
  const { t } = useTexts('cafeteria');
  const { status } = usePosition();
  const { origin } = useOrigin();
  if (origin) return <Near origin={origin} />;
  return (
    <div>
      <LocateButton label={t('start.places.ask')} />
      {status === 'refused' && <p role="status">{t('nearby.refused')}</p>}
    </div>
  );
};

/** The moment all of them are chosen: their stall opens. */
const Chosen = () => {
  const { t } = useTexts('cafeteria');
  return (
    <div className={styles.chosen} data-testid="places-chosen">
      <Stall icon="heart" />
      <strong>{t('start.places.chosen')}</strong>
      <Text tone="soft" size="small">
        {t('start.places.chosenText')}
      </Text>
    </div>
  );
};

/** The first of the first steps, which gives something: the places one goes to, each chosen by one press. */
export const ThreePlaces = ({ mark }: { readonly mark: (isDone: boolean) => ReactNode }) => {
  const { t } = useTexts('cafeteria');
  const { chosen, isDone, isKnown } = usePlacesChosen();
  // who chooses the third one here may go on choosing, or change their mind
  const [isOpen, setOpen] = useState(false);
  if (isKnown && !isDone && !isOpen) setOpen(true);
  return (
    <div className={styles.step} data-done={isDone || undefined} data-testid="three-places">
      {mark(isDone)}
      <div className={styles.body}>
        <div className={styles.head}>
          <strong>{t('start.places.title')}</strong>
          <span className={styles.count} aria-live="polite">
            {t('start.progress', { done: chosen, total: wanted })}
          </span>
        </div>
        {isOpen && (
          <>
            {!isDone && (
              <Text tone="soft" size="small">
                {t('start.places.text')}
              </Text>
            )}
            <Choose />
            <div role="status">{isDone && <Chosen />}</div>
          </>
        )}
      </div>
    </div>
  );
};
