import type { MapBranchOffice } from '@cafeteria/contract';
import { Button, ErrorState, Heading, Icon, IconButton, Skeleton } from '@cafeteria/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { MoneyNotice, useGoodAt } from '../../own-money/index.ts';
import { FromTown, useOrigin } from '../../position/index.ts';
import { officesQuery, partnerQuery } from '../map-queries.ts';
import { mapHref, useChangeMap, useMapSearch } from '../map-search.ts';
import { type Bounds, boundsOf, type Point, type Size, type View } from '../pins/index.ts';
import type { Attention } from '../use-attention.ts';
import { useGone } from '../use-gone.ts';
import { useNarrowedMap } from '../use-narrowed.ts';
import { usePrices } from '../use-prices.ts';
import { BranchOfficeRow } from './BranchOfficeRow.tsx';
import { NothingHere } from './NothingHere.tsx';
import styles from './BranchOfficeList.module.css';

export type BranchOfficeListProps = {
  readonly view: View | undefined;
  readonly size: Size;
  /** Whether the map shows just that by now; before, it is what most windows show. */
  readonly isSettled: boolean;
  /** Where several branch offices stand on one point, once it was opened. */
  readonly stack: Point | undefined;
  readonly onStackClose: () => void;
  readonly attention: Attention;
};

/** About a metre: the edges round branch offices on one point. */
const metre = 0.000_01;
const around = ({ lat, lng }: Point): Bounds => ({
  north: lat + metre,
  south: lat - metre,
  east: lng + metre,
  west: lng - metre,
});
const nowhere: Bounds = { north: 0, south: 0, east: 0, west: 0 };

/** Loads more as the end of the list comes near; a button does it for those who do not scroll. */
const More = ({
  isPending,
  onMore,
}: {
  readonly isPending: boolean;
  readonly onMore: () => void;
}) => {
  const { t } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
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

/** Only one partner's branch offices are shown: whose, and the way out. */
const OnlyPartner = ({ id, onAll }: { readonly id: number; readonly onAll: () => void }) => {
  const { t } = useTexts('cafeteria');
  const { data, error } = useQuery(partnerQuery(id));
  useGone('filteredPartnerId', error);
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
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  return (
    <ErrorState
      headingLevel={3}
      title={t('map.failed')}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    />
  );
};

/** How many branch offices there are, in view or on one point. */
const Count = ({
  total,
  stack,
  onStackClose,
}: Pick<BranchOfficeListProps, 'stack' | 'onStackClose'> & {
  readonly total: number | undefined;
}) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
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
          ? common('loading')
          : t(stack ? 'map.stack' : 'map.count', { count: total })}
      </Heading>
    </div>
  );
};

const useOffices = ({ view, size, stack }: BranchOfficeListProps) => {
  const { search, isReady, refusal } = useNarrowedMap();
  const { origin } = useOrigin();
  const edges = stack ? around(stack) : view && boundsOf(view, size);
  const {
    data: all,
    isError,
    refetch,
    ...rest
  } = useInfiniteQuery({
    ...officesQuery(search, edges ?? nowhere, origin),
    enabled: edges !== undefined && isReady,
  });
  // what was listed before one chose the money is no answer to it
  const data = isReady ? all : undefined;
  return {
    ...rest,
    refusal,
    isFailed: isError && !data,
    isWaiting: !data && !isError,
    retry: () => void refetch(),
    pages: data?.pages ?? [],
    total: data?.pages[0]?.totalElements,
  };
};

/** The rows of a page of the list, with what of the reader's money is good there: asked once for each page. */
const Rows = ({
  offices,
  view,
  attention,
}: Pick<BranchOfficeListProps, 'view' | 'attention'> & {
  readonly offices: readonly MapBranchOffice[];
}) => {
  const search = useMapSearch();
  const ids = offices.map(({ id }) => id);
  const goodAt = useGoodAt({ branchOffices: ids });
  const priceOf = usePrices(ids);
  return offices.map((office) => (
    <BranchOfficeRow
      key={office.id}
      office={office}
      good={goodAt('branchOffices', office.id)}
      price={priceOf(office.id)}
      href={mapHref({ ...search, ...view, selectedBranchOfficeId: office.id })}
      attention={attention}
    />
  ));
};

/** The branch offices in view, the nearest first, as far as one scrolls. */
export const BranchOfficeList = (props: BranchOfficeListProps) => {
  const { size, isSettled } = props;
  const { filteredPartnerId } = useMapSearch();
  const change = useChangeMap();
  const {
    pages,
    refusal,
    total,
    isFailed,
    isWaiting,
    isPlaceholderData: isStale,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    retry,
  } = useOffices(props);
  if (isFailed) return <Failed onRetry={retry} />;
  if (refusal) return <MoneyNotice refusal={refusal} onAll={() => change({ money: undefined })} />;
  return (
    <section
      className={styles.list}
      aria-labelledby="map-places"
      aria-busy={isStale || isWaiting || !isSettled}
    >
      <Count {...props} total={total} />
      <div className={styles.from}>
        <FromTown />
      </div>
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
      {total === 0 && !isStale && <NothingHere size={size} />}
      <ul className={styles.offices} role="list" data-stale={isStale || undefined}>
        {pages.map(({ pageNumber, content }) => (
          <Rows key={pageNumber} {...props} offices={content} />
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
