import type { Favorites } from '@cafeteria/contract';
import { Button, buttonClass, CardGrid, EmptyState, Heading, Icon, Text } from '@cafeteria/ui';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueCard, CatalogueSkeletons } from '../card/index.ts';
import { HeartButton, useFavorites } from '../heart/index.ts';
import { Crumbs } from '../screen/index.ts';
import styles from './FavoriteScreen.module.css';

type Item = Favorites['items'][number];

const Unavailable = ({
  item,
  onRemove,
}: {
  readonly item: Item;
  readonly onRemove: () => void;
}) => {
  const { t } = useTexts('cafeteria');
  return (
    <div className={styles.gone}>
      <Icon name="clock" size="lg" />
      <h2 className={styles.goneTitle}>
        {item.tile?.title ?? t(`favorite.gone.${item.entityType}`)}
      </h2>
      <Text tone="soft" size="small">
        {t('favorite.gone.text')}
      </Text>
      <Button kind="ghost" size="Small" icon="trash" onClick={onRemove}>
        {t('favorite.remove')}
      </Button>
    </div>
  );
};

const List = ({
  items,
  onRemove,
}: {
  readonly items: readonly Item[];
  readonly onRemove: (item: Item) => void;
}) => (
  <CardGrid>
    {items.map((item) => (
      <li key={`${item.entityType}-${item.entityId}`}>
        {item.available && item.tile ? (
          <CatalogueCard
            card={item.tile}
            headingLevel={2}
            action={<HeartButton item={item} name={item.tile.title} tile={item.tile} />}
          />
        ) : (
          <Unavailable item={item} onRemove={() => onRemove(item)} />
        )}
      </li>
    ))}
  </CardGrid>
);

/** The reader's own list, newest first. What is no longer offered stays, marked as such. */
export const FavoriteScreen = () => {
  const { t } = useTexts('cafeteria');
  const { items, isPending, toggle } = useFavorites();
  const title = t('favorite.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'cafeteria.favorite', label: title }]} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {items.length > 0 && (
          <Text tone="soft">{t('favorite.count', { count: items.length })}</Text>
        )}
      </header>
      {isPending && <CatalogueSkeletons />}
      {!isPending && items.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('favorite.empty.title')}
          actions={
            <AppLink href="/" className={buttonClass()}>
              {t('favorite.empty.action')}
            </AppLink>
          }
        >
          {t('favorite.empty.text')}
        </EmptyState>
      )}
      {items.length > 0 && <List items={items} onRemove={toggle} />}
    </div>
  );
};
