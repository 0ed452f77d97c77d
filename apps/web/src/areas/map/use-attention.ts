import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FocusedPin, type Pin, pinState } from '../../features/map/index.ts';
import { rememberVisited, visitedPlaces } from './visited-places.ts';

type Hovered = { readonly pin: Pin; readonly from: 'marker' | 'list' };
export type Attention = ReturnType<typeof useAttention>;

/** What the reader looks at, points at and has looked at: the list and the map are one thing. */
export const useAttention = (selected: Pin | undefined, selectedId: number | undefined) => {
  const [hovered, setHovered] = useState<Hovered>();
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => new Set(visitedPlaces()));
  useEffect(() => {
    if (selectedId === undefined) return;
    rememberVisited(selectedId);
    setVisited((before) => new Set([...before, selectedId]));
  }, [selectedId]);
  const hover = useCallback((from: Hovered['from'], pin: Pin | undefined) => setHovered((before) => (before?.pin.id === pin?.id && before?.from === from ? before : pin && { pin, from })), []);
  const focused = useMemo((): readonly FocusedPin[] => {
    const attention = { selectedId, hovered: hovered && { id: hovered.pin.id, from: hovered.from }, visited };
    const pins = [selected, hovered?.from === 'list' && hovered.pin.id !== selectedId ? hovered.pin : undefined];
    return pins.flatMap((pin) => (pin ? [{ ...pin, state: pinState(pin.id, attention) }] : []));
  }, [selected, selectedId, hovered, visited]);
  return { hover, hoveredId: hovered?.pin.id, hoveredFrom: hovered?.from, visited, focused };
};
