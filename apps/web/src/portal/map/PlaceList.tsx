import { Button, ErrorState, Heading, Icon, IconButton, Skeleton } from '@cafeteria/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePosition } from '../position/index.ts';
import { NothingHere } from './NothingHere.tsx';
import type { PanelProps } from './Panel.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { partnerQuery, placesQuery } from './map-data.ts';
import type { Bounds, Place } from './pins/index.ts';
import styles from './PlaceList.module.css';

/** About a metre: the edges round places on one coordinate. */
const metre = 0.000_01;
const around = ({ lat, lng }: Place): Bounds => ({
  north: lat + metre,
  south: lat - metre,
  east: lng + metre,
  west: lng - metre,
});
const nowhere: Bounds = { north: 0, south: 0, east: 0, west: 0 };

/** The end of the list comes near: more of it is brought; for those who do not scroll there is a button. */
const More = ({
  isPending,
  onMore,
}: {
  readonly isPending: boolean;
  readonly onMore: () => void;
}) => {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) bring();
      },
      { rootMargin: '400px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.more}>
      <Button kind="ghost" size="Small" isPending={isPending} onClick={onMore}>
        {t('action.showMore')}
      </Button>
    </div>
  );
};

/** Only one partner's places are shown: whose, and the way out. */
const OnlyPartner = ({ id, onAll }: { readonly id: number; readonly onAll: () => void }) => {
  const { t } = useTranslation('cafeteria');
  const { data } = useQuery(partnerQuery(id));
  if (!data) return null;
  return (
    <p className={styles.only}>
      <Icon name="store" size="sm" />
      <span>{t('map.only', { partner: data.name })}</span>
      <IconButton size="Small" icon="close" label={t('map.allPartners')} onClick={onAll} />
    </p>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('cafeteria');
  return (
    <ErrorState
      headingLevel={3}
      title={t('map.failed')}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t('action.retry', { ns: 'common' })}
        </Button>
      }
    />
  );
};

/** How many places there are, in view or on one coordinate. */
const Count = ({
  total,
  stack,
  onStackClose,
}: Pick<PanelProps, 'stack' | 'onStackClose'> & { readonly total: number | undefined }) => {
  const { t } = useTranslation('cafeteria');
  return (
    <div className={styles.head}>
      {stack && (
        <IconButton
          size="Small"
          icon="arrow-left"
          label={t('map.backToList')}
          onClick={onStackClose}
        />
      )}
      <Heading level={2} size="sm" id="map-places" aria-live="polite" data-testid="place-count">
        {total === undefined
          ? t('loading', { ns: 'common' })
          : t(stack ? 'map.stack' : 'map.count', { count: total })}
      </Heading>
    </div>
  );
};

const usePlaces = ({ search, bounds, stack }: PanelProps) => {
  const { position } = usePosition();
  const edges = stack ? around(stack) : bounds;
  const { data, isError, refetch, ...rest } = useInfiniteQuery({
    ...placesQuery(search, edges ?? nowhere, position),
    enabled: edges !== undefined,
  });
  return {
    ...rest,
    isFailed: isError && !data,
    isWaiting: !data && !isError,
    retry: () => void refetch(),
    places: data?.pages.flatMap(({ content }) => content) ?? [],
    total: data?.pages[0]?.totalElements,
  };
};

/** The places in view, the nearest first, as far as one scrolls. */
export const PlaceList = (props: PanelProps) => {
  const {
    search: { filteredPartnerId },
    change,
  } = props;
  const {
    places,
    total,
    isFailed,
    isWaiting,
    isPlaceholderData: isStale,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    retry,
  } = usePlaces(props);
  if (isFailed) return <Failed onRetry={retry} />;
  return (
    <section className={styles.list} aria-labelledby="map-places" aria-busy={isStale || isWaiting}>
      <Count {...props} total={total} />
      {filteredPartnerId !== undefined && (
        <OnlyPartner
          id={filteredPartnerId}
          onAll={() => change({ filteredPartnerId: undefined })}
        />
      )}
      {isWaiting && (
        <div className={styles.waiting}>
          <Skeleton shape="row" count={6} />
        </div>
      )}
      {total === 0 && !isStale && <NothingHere {...props} />}
      <ul className={styles.places} role="list" data-stale={isStale || undefined}>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} {...props} />
        ))}
      </ul>
      {hasNextPage && !isStale && (
        <More
          isPending={isFetchingNextPage}
          onMore={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        />
      )}
    </section>
  );
};
