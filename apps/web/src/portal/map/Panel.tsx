import type { CategoryCode, MapSummary } from '@cafeteria/contract';
import { useEffect, useRef } from 'react';
import { PlaceDetail } from './PlaceDetail.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Sheet } from './Sheet.tsx';
import { mapAddress, type MapSearch } from './map-search.ts';
import type { Bounds, Place, Size } from './pins/index.ts';
import type { Hover } from './use-attention.ts';
import type { ChangeMap } from './use-map-search.ts';

export type PanelProps = {
  readonly search: MapSearch;
  readonly change: ChangeMap;
  readonly bounds: Bounds | undefined;
  readonly size: Size | undefined;
  /** Of everything that matches, wherever it is. */
  readonly summary: MapSummary | undefined;
  /** A pile of places on one coordinate that was opened. */
  readonly stack: Place | undefined;
  readonly onStackClose: () => void;
  readonly hover: Hover;
  /** The place whose pin is pointed at on the map. */
  readonly hoveredId: number | undefined;
  readonly numberOf: ((code: CategoryCode | null) => number) | undefined;
};

/** What the map shows in words: the list of places, or one of them. */
export const Panel = (props: PanelProps) => {
  const {
    search: { selectedBranchOfficeId: selectedId },
    search,
    stack,
  } = props;
  const before = useRef(selectedId);
  useEffect(() => {
    const last = before.current;
    before.current = selectedId;
    // closing a place brings the reader back to where they opened it
    if (selectedId === undefined && last !== undefined)
      document.querySelector<HTMLElement>(`[data-place="${last}"] a`)?.focus();
  }, [selectedId]);
  return (
    <Sheet isRaised={selectedId !== undefined || stack !== undefined}>
      {selectedId === undefined ? (
        <PlaceList {...props} />
      ) : (
        <PlaceDetail
          key={selectedId}
          id={selectedId}
          listAddress={mapAddress({ ...search, selectedBranchOfficeId: undefined })}
        />
      )}
    </Sheet>
  );
};
