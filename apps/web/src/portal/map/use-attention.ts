import { useEffect, useState } from 'react';
import { type FocusedPin, type Pin, pinState } from './pins/index.ts';
import { rememberVisited, visitedPlaces } from './visited-places.ts';

export type HoverFrom = 'marker' | 'list';
export type Hover = (from: HoverFrom, pin: Pin | undefined) => void;
type Hovered = { readonly pin: Pin; readonly from: HoverFrom };

/** What was looked at so far, the chosen place included. */
const useVisited = (selectedId: number | undefined): ReadonlySet<number> => {
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => new Set(visitedPlaces()));
  if (selectedId !== undefined && !visited.has(selectedId))
    setVisited(new Set([...visited, selectedId]));
  useEffect(() => {
    if (selectedId !== undefined) rememberVisited(selectedId);
  }, [selectedId]);
  return visited;
};

/** What the reader looks at, points at and has looked at: the list and the map are one thing. */
export const useAttention = (selected: Pin | undefined, selectedId: number | undefined) => {
  const [hovered, setHovered] = useState<Hovered>();
  const visited = useVisited(selectedId);
  const hover: Hover = (from, pin) =>
    setHovered((before) =>
      before?.pin.id === pin?.id && before?.from === from ? before : pin && { pin, from },
    );
  const hoveredId = hovered?.pin.id;
  const state = (id: number) =>
    pinState(id, {
      selectedId,
      hovered: hovered && { id: hovered.pin.id, from: hovered.from },
      visited,
    });
  const inList = hovered?.from === 'list' && hoveredId !== selectedId ? hovered.pin : undefined;
  const focused: readonly FocusedPin[] = [selected, inList].flatMap((pin) =>
    pin ? [{ ...pin, state: state(pin.id) }] : [],
  );
  return { hover, hoveredId, hoveredFrom: hovered?.from, visited, focused };
};
