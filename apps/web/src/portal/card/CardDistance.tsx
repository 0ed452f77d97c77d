import type { CardView } from '@cafeteria/contract';
import { formatDistance, type Text } from '@cafeteria/i18n';
import { cardAboveClass, classNames, Icon } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { mapHrefOf } from './card-href.ts';
import styles from './CatalogueCard.module.css';

const locationText = (
  { distance, online }: Pick<CardView, 'distance' | 'online'>,
  t: Text<'cafeteria'>,
): string | undefined => {
  switch (distance.mode) {
    case 'distance':
      return distance.meters === null ? undefined : formatDistance(distance.meters);
    case 'address':
      return distance.address ?? undefined;
    case 'map-button':
      return t('tile.morePlaces');
    case 'none':
      return online ? t('tile.online') : undefined;
  }
};

/** Where the benefit is available: the distance, the only address, several branch offices, or online. */
export const CardDistance = ({
  card,
}: {
  readonly card: Pick<CardView, 'type' | 'id' | 'parentRoute' | 'distance' | 'online'>;
}) => {
  const { t } = useTexts('cafeteria');
  const text = locationText(card, t);
  if (!text) return null;
  const href = card.distance.mode === 'map-button' ? mapHrefOf(card) : undefined;
  if (href)
    return (
      <AppLink
        href={href}
        className={classNames(cardAboveClass, styles.place)}
        data-testid="map-button"
      >
        <Icon name="map-pin" size="em" />
        <span>{text}</span>
      </AppLink>
    );
  return (
    <span className={styles.place}>
      <Icon name={card.distance.mode === 'none' ? 'globe' : 'map-pin'} size="em" />
      <span>{text}</span>
    </span>
  );
};
