import type { FavoriteItem, CardView } from '@cafeteria/contract';
import { Icon, IconButton, type IconButtonLook, iconButtonClass } from '@cafeteria/ui';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { loginHref } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useFavorites } from './use-favorites.ts';
import styles from './HeartButton.module.css';

type HeartButtonProps = Pick<IconButtonLook, 'size'> & {
  readonly item: FavoriteItem;
  readonly name: string;
  readonly card?: CardView | null;
};

/** Adds a partner or an offer to the favourites or removes it; an anonymous reader signs in first and comes back. */
export const HeartButton = ({ item, name, card = null, size = 'Small' }: HeartButtonProps) => {
  const { t } = useTexts('cafeteria');
  const path = useCurrentPath();
  const { isSignedIn, isTakenUp, isFavorite, toggle } = useFavorites();
  if (!isSignedIn) {
    const label = t('favorite.signInToAdd', { name });
    return (
      <AppLink
        href={loginHref(path)}
        className={iconButtonClass({ kind: 'floating', size })}
        aria-label={label}
        title={label}
      >
        <Icon name="heart" />
      </AppLink>
    );
  }
  const isPressed = isFavorite(item);
  return (
    <IconButton
      kind="floating"
      size={size}
      className={styles.heart}
      // of a page for many: what its reader has taken is pressed before the page is alive (the server's own-script.ts)
      {...(import.meta.env.SSR && { 'data-heart': `${item.entityType} ${item.entityId}` })}
      icon={isPressed ? 'heart-filled' : 'heart'}
      // set again once the page is alive: what own-script.ts pressed may have been taken back meanwhile
      {...((import.meta.env.SSR || !isTakenUp) && { isPressed })}
      label={t('favorite.label', { name })}
      title={isPressed ? t('favorite.remove') : t('favorite.add')}
      onClick={() => toggle({ ...item, available: true, tile: card })}
    />
  );
};

/** The heart of a card; categories have none. */
export const CardHeart = ({ card }: { readonly card: CardView }) =>
  card.type === 'PARTNER' || card.type === 'OFFER' ? (
    <HeartButton
      item={{ entityType: card.type, entityId: card.id }}
      name={card.title}
      card={card}
    />
  ) : null;
