import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { mapAddress, type MapSearch, readMapSearch } from './map-search.ts';

export type ChangeMap = (part: MapSearch, options?: { readonly replace?: boolean }) => void;

/**
 * What the address says about the map, and how to change it: as a new step in the history, or in
 * place of the current one.
 */
export const useMapSearch = (): readonly [MapSearch, ChangeMap] => {
  const router = useRouter();
  const raw = useLocation().search;
  const search = useMemo(() => readMapSearch(raw), [raw]);
  const change = useCallback<ChangeMap>(
    (part, { replace = false } = {}) => {
      const { pathname, search: latest } = router.latestLocation;
      // whoever has left the map already is not brought back by its last movement
      if (pathname !== '/map') return;
      void router.navigate({
        href: mapAddress({ ...readMapSearch(latest), ...part }),
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
  return [search, change];
};
