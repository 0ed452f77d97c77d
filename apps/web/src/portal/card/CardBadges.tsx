import type { CardView } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';

/** What sets a card apart: it is new, or its partner cares for sustainability. */
export const CardBadges = ({
  badges,
  className,
}: {
  readonly badges: CardView['badges'];
  readonly className?: string;
}) => {
  const { t } = useTranslation('cafeteria');
  if (!badges.new && !badges.sustainability) return null;
  return (
    <span className={className}>
      {badges.new && (
        <Badge tone="accent-solid" accent="YELLOW">
          {t('tile.new')}
        </Badge>
      )}
      {badges.sustainability && (
        <Badge tone="accent-solid" accent="GREEN" icon="leaf">
          {t(`sustainability.${badges.sustainability}`)}
        </Badge>
      )}
    </span>
  );
};
