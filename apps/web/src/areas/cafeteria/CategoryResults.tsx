import { defaultPageSize } from '@cafeteria/contract';
import { Banner, Button, ErrorState, Heading, Pagination, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askForPosition, usePosition } from '../../features/position/index.ts';
import { TileGrid, TileSkeletons } from '../../features/tile-list/index.ts';
import { renderLink } from '../../platform/navigation/index.ts';
import { stringifySearch } from '../../platform/url-state/index.ts';
import { type Place, placeAddress, tilesQuery } from './category-data.ts';
import type { CategorySearch } from './category-search.ts';
import { CategoryEmpty } from './CategoryEmpty.tsx';
import { CategoryFilters } from './CategoryFilters.tsx';
import styles from './CategoryResults.module.css';

type CategoryResultsProps = { readonly place: Place; readonly search: CategorySearch };

const Distance = () => {
  const { t } = useTranslation('cafeteria');
  const { status } = usePosition();
  return (
    <Banner icon="map-pin" actions={<Button size="Small" icon="locate" isPending={status === 'asking'} onClick={askForPosition}>{t('nearby.ask')}</Button>}>
      {t(status === 'refused' ? 'nearby.refused' : 'category.distance')}
    </Banner>
  );
};

/** The partners of a place: filters, their exact number, a page of them, and the way to other pages. */
export const CategoryResults = ({ place, search }: CategoryResultsProps) => {
  const { t } = useTranslation('cafeteria');
  const { position } = usePosition();
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...tilesQuery(place, search, position), placeholderData: keepPreviousData });
  const hrefOf = (page: number): string => placeAddress(place) + stringifySearch({ ...search, pageNumber: page > 1 ? page - 1 : undefined });
  const isEmpty = data?.totalElements === 0 && !isPlaceholderData;
  return (
    <section className={styles.results} aria-labelledby="results" aria-busy={isPlaceholderData || !data}>
      <div className={styles.bar}>
        <Heading level={2} size="md" id="results" aria-live="polite">{data ? t('category.count', { count: data.totalElements }) : t('loading', { ns: 'common' })}</Heading>
      </div>
      <CategoryFilters address={placeAddress(place)} search={search} />
      {search.sort === 'DISTANCE' && !position && <Distance />}
      {isError && !data && <ErrorState title={t('category.failed')} actions={<Button icon="refresh" onClick={() => void refetch()}>{t('action.retry', { ns: 'common' })}</Button>} />}
      {!data && !isError && <TileSkeletons />}
      {isEmpty && <CategoryEmpty place={place} search={search} />}
      {data && data.content.length > 0 && <div className={styles.tiles} data-stale={isPlaceholderData || undefined}><TileGrid tiles={data.content} label={t('category.partners')} /></div>}
      {data && data.content.length === 0 && data.totalElements > 0 && <Text tone="soft">{t('category.pastEnd')}</Text>}
      {data && data.totalPages > 1 && (
        <Pagination
          label={t('pages.label')} page={(search.pageNumber ?? 0) + 1} pages={data.totalPages} hrefOf={hrefOf} renderLink={renderLink}
          previousLabel={t('pages.previous')} nextLabel={t('pages.next')} pageLabel={(page) => t('pages.page', { page })}
          summary={t('pages.summary', { from: data.pageNumber * defaultPageSize + 1, to: Math.min((data.pageNumber + 1) * defaultPageSize, data.totalElements), total: data.totalElements })}
        />
      )}
    </section>
  );
};
