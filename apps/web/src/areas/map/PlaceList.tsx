import { Button, EmptyState, ErrorState, Heading, Icon, IconButton, Skeleton } from '@cafeteria/ui';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bounds, type Place, viewOfBounds } from '../../features/map/index.ts';
import { usePosition } from '../../features/position/index.ts';
import { partnerQuery, placesQuery } from './map-data.ts';
import { countFilters, noFilters } from './map-search.ts';
import type { PanelProps } from './Panel.tsx';
import styles from './PlaceList.module.css';
import { PlaceRow } from './PlaceRow.tsx';

/** About a metre: the edges round places on one coordinate. */
const metre = 0.000_01;
const around = ({ lat, lng }: Place): Bounds => ({ north: lat + metre, south: lat - metre, east: lng + metre, west: lng - metre });
const nowhere: Bounds = { north: 0, south: 0, east: 0, west: 0 };

/** The end of the list comes near: more of it is brought; for those who do not scroll there is a button. */
const More = ({ isPending, onMore }: { readonly isPending: boolean; readonly onMore: () => void }) => {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) bring(); }, { rootMargin: '400px' });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={end} className={styles.more}><Button kind="ghost" size="Small" isPending={isPending} onClick={onMore}>{t('action.showMore')}</Button></div>;
};

/** Nothing is here: which way there is something. */
const Nothing = ({ search, change, total = 0, surroundings, size }: PanelProps) => {
  const { t } = useTranslation('cafeteria');
  const isNarrowed = countFilters(search) > 0;
  const showAll = (): void => { if (surroundings && size) change({ ...viewOfBounds(surroundings, size), placeId: undefined }); };
  return (
    <EmptyState
      icon="map-pin" headingLevel={3} title={t('map.empty.title')}
      actions={(
        <>
          {total > 0 && <Button onClick={showAll}>{t('map.empty.showAll', { count: total })}</Button>}
          {isNarrowed && <Button kind="ghost" onClick={() => change(noFilters)}>{t('map.filter.clear')}</Button>}
        </>
      )}
    >{t(total > 0 ? 'map.empty.elsewhere' : isNarrowed ? 'map.empty.filtered' : 'map.empty.text')}</EmptyState>
  );
};

/** Only one partner's places are shown: whose, and the way out. */
const OnlyPartner = ({ id, onAll }: { readonly id: number; readonly onAll: () => void }) => {
  const { t } = useTranslation('cafeteria');
  const { data } = useQuery(partnerQuery(id));
  if (!data) return null;
  return (
    <p className={styles.only}>
      <Icon name="store" size="sm" /><span>{t('map.only', { partner: data.name })}</span>
      <IconButton size="Small" icon="close" label={t('map.allPartners')} onClick={onAll} />
    </p>
  );
};

const usePlaces = ({ search, bounds, stack }: PanelProps) => {
  const { position } = usePosition();
  const edges = stack ? around(stack) : bounds;
  const query = placesQuery(search, edges ?? nowhere, position);
  return useInfiniteQuery({ ...query, queryFn: edges ? query.queryFn : skipToken });
};

/** The places in view, the nearest first, as far as one scrolls. */
export const PlaceList = (props: PanelProps) => {
  const { search, change, stack, onStackClose } = props;
  const { t } = useTranslation('cafeteria');
  const { t: common } = useTranslation();
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePlaces(props);
  const places = data?.pages.flatMap(({ content }) => content) ?? [];
  const total = data?.pages[0]?.totalElements;
  const count = total === undefined ? common('loading') : t(stack ? 'map.stack' : 'map.count', { count: total });
  return (
    <section className={styles.list} aria-labelledby="map-places" aria-busy={isPlaceholderData || (!data && !isError)}>
      <div className={styles.head}>
        {stack && <IconButton size="Small" icon="arrow-left" label={t('map.backToList')} onClick={onStackClose} />}
        <Heading level={2} size="sm" id="map-places" aria-live="polite" data-testid="place-count">{isError && !data ? t('map.failed') : count}</Heading>
      </div>
      {search.filteredPartnerId !== undefined && <OnlyPartner id={search.filteredPartnerId} onAll={() => change({ filteredPartnerId: undefined })} />}
      {isError && !data && <ErrorState headingLevel={3} title={t('map.failed')} actions={<Button icon="refresh" onClick={() => void refetch()}>{common('action.retry')}</Button>} />}
      {!data && !isError && <div className={styles.waiting}><Skeleton shape="row" count={6} /></div>}
      {total === 0 && !isPlaceholderData && <Nothing {...props} />}
      <ul className={styles.places} role="list" data-stale={isPlaceholderData || undefined}>
        {places.map((place) => <PlaceRow key={place.id} place={place} {...props} />)}
      </ul>
      {hasNextPage && !isPlaceholderData && <More isPending={isFetchingNextPage} onMore={() => { if (!isFetchingNextPage) void fetchNextPage(); }} />}
    </section>
  );
};
