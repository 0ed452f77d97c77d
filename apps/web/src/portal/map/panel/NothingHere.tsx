import { Button, EmptyState } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../shared/texts/index.ts';
import { insetsOfMap } from '../free-area.ts';
import { summaryQuery } from '../map-queries.ts';
import { countFilters, noFilters, useChangeMap } from '../map-search.ts';
import { type Size, viewOfBounds } from '../pins/index.ts';
import { useNarrowedMap } from '../use-narrowed.ts';

/** Nothing is in view: says where there is something, or which filter hides it. */
export const NothingHere = ({ size }: { readonly size: Size }) => {
  const { t } = useTexts('cafeteria');
  const { search } = useNarrowedMap();
  const change = useChangeMap();
  const { data: summary } = useQuery(summaryQuery(search));
  const isNarrowed = countFilters(search) > 0;
  const { total = 0, bounds } = summary ?? {};
  return (
    <EmptyState
      icon="map-pin"
      headingLevel={3}
      title={t('map.empty.title')}
      actions={
        <>
          {bounds && (
            <Button
              onClick={() =>
                change({ ...viewOfBounds(bounds, size, insetsOfMap()), placeId: undefined })
              }
            >
              {t('map.empty.showAll', { count: total })}
            </Button>
          )}
          {isNarrowed && (
            <Button kind="ghost" onClick={() => change(noFilters)}>
              {t('map.filter.clear')}
            </Button>
          )}
        </>
      }
    >
      {t(total > 0 ? 'map.empty.elsewhere' : isNarrowed ? 'map.empty.filtered' : 'map.empty.text')}
    </EmptyState>
  );
};
