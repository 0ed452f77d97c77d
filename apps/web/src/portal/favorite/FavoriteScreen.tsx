import type { Favorites } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, buttonClass, CardGrid, EmptyState, Heading, Icon, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../shared/api/index.ts';
import { Stall } from '../../shared/drawing/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueCard, CatalogueSkeletons } from '../card/index.ts';
import { favoritesQuery, HeartButton, isSameFavorite, useFavorites } from '../heart/index.ts';
import { AskPosition, FromTown, useOrigin } from '../position/index.ts';
import { Crumbs } from '../screen/index.ts';
import { favoriteHref, favoritesOf, readFavoriteSearch } from './favorite-search.ts';
import { FavoriteTools, Order } from './FavoriteTools.tsx';
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
            action={<HeartButton item={item} name={item.tile.title} card={item.tile} />}
          />
        ) : (
          <Unavailable item={item} onRemove={() => onRemove(item)} />
        )}
      </li>
    ))}
  </CardGrid>
);

/** Far or near, where it is known from where: what the list itself holds knows no position. */
const useMeasured = (items: readonly Item[]): readonly Item[] => {
  const { origin } = useOrigin();
  const { data } = useQuery({
    ...read(api.favorite.get, { ...origin }),
    enabled: origin !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!origin || !data) return items;
  return items.map((item) => {
    const measured = data.items.find((one) => isSameFavorite(one, item))?.tile;
    return item.tile && measured
      ? { ...item, tile: { ...item.tile, distance: measured.distance } }
      : item;
  });
};

/**
 * What is taken out stays where it is, its heart empty, until the screen is left: a press too much is mended by
 * another. What is not offered any more is meant to go.
 */
const useStayed = (items: readonly Item[]): readonly Item[] => {
  const [stayed, setStayed] = useState(items);
  const isIn = (list: readonly Item[], item: Item): boolean =>
    list.some((one) => isSameFavorite(one, item));
  const added = items.filter((item) => !isIn(stayed, item));
  if (added.length > 0) setStayed([...added, ...stayed]);
  return stayed.filter((item) => item.available || isIn(items, item));
};

/** Another tab of the reader may have added something meanwhile: who comes back to the list sees it. */
const useLooksAgain = (): void => {
  useQuery({ ...favoritesQuery, refetchOnWindowFocus: 'always' });
};

const Nothing = () => {
  const { t } = useTexts('cafeteria');
  return (
    <EmptyState
      picture={<Stall icon="heart" />}
      title={t('favorite.empty.title')}
      actions={
        <AppLink href="/" className={buttonClass()}>
          {t('favorite.empty.action')}
        </AppLink>
      }
    >
      {t('favorite.empty.text')}
    </EmptyState>
  );
};

/** Nothing of the chosen kind: what is saved is one press away. */
const NothingLike = () => {
  const { t } = useTexts('cafeteria');
  return (
    <EmptyState
      picture={<Stall isClosed icon="filter" />}
      title={t('favorite.filtered.title')}
      actions={
        <AppLink replace href={favoriteHref({})} className={buttonClass()}>
          {t('favorite.filtered.action')}
        </AppLink>
      }
    >
      {t('favorite.filtered.text')}
    </EmptyState>
  );
};

/** From where is measured; asked where nothing says so. */
const From = () => {
  const { t } = useTexts('cafeteria');
  const { origin } = useOrigin();
  return origin ? <FromTown /> : <AskPosition why={t('favorite.distance')} />;
};

const screenApi = getRouteApi('/favorite');

/** The reader's own list, newest first unless they say otherwise. What is no longer offered stays, marked as such. */
export const FavoriteScreen = () => {
  const { t, i18n } = useTexts('cafeteria');
  const search = readFavoriteSearch(screenApi.useSearch());
  const { items, isPending, toggle } = useFavorites();
  useLooksAgain();
  const all = useMeasured(useStayed(items));
  const shown = favoritesOf(all, search, i18n.language);
  const title = t('favorite.title');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'cafeteria.favorite', label: title }]} />
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {all.length > 0 && (
            <Text tone="soft" aria-live="polite">
              {t('favorite.count', { count: shown.length })}
            </Text>
          )}
        </div>
        {all.length > 1 && <Order search={search} />}
      </header>
      {all.length > 1 && <FavoriteTools items={all} search={search} />}
      {search.sort === 'DISTANCE' && all.length > 0 && <From />}
      {isPending && <CatalogueSkeletons />}
      {!isPending && all.length === 0 && <Nothing />}
      {all.length > 0 && shown.length === 0 && <NothingLike />}
      {shown.length > 0 && <List items={shown} onRemove={toggle} />}
    </div>
  );
};
