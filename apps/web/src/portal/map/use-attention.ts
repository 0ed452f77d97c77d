import type { CategoryCode } from '@cafeteria/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storedData } from '../../shared/storage/index.ts';
import { categoriesQuery } from '../category-tree/index.ts';
import { officeQuery } from './map-queries.ts';
import { type FocusedPin, type Pin, pinState, type Point } from './pins/index.ts';

/** Ids of the branch offices looked at so far, including the chosen one. */
const useVisited = (selectedId: number | undefined): ReadonlySet<number> => {
  const [visited, setVisited] = useState<ReadonlySet<number>>(
    () => new Set(import.meta.env.SSR ? [] : storedData.visitedPlaces.get()),
  );
  if (selectedId !== undefined && !visited.has(selectedId))
    setVisited(new Set([...visited, selectedId]));
  useEffect(() => {
    if (selectedId !== undefined) storedData.visitedPlaces.add(selectedId);
  }, [selectedId]);
  return visited;
};

/** Categories by id and by code: tiles carry ids, lists carry codes. Undefined until they are loaded. */
const useCategoriesOfPins = () => {
  const { data } = useQuery(categoriesQuery);
  const codes = new Map(data?.map(({ id, code }) => [id, code]));
  const numbers = new Map(data?.map(({ id, code }) => [code, id]));
  return (
    data && {
      codeOf: (id: number): CategoryCode | undefined => codes.get(id),
      numberOf: (code: CategoryCode | null): number => (code && numbers.get(code)) ?? 0,
    }
  );
};

type Office = Point & { readonly id: number; readonly categoryCode: CategoryCode | null };
/** `keys`: a row of the list that the keyboard has reached; its card stands at the pin, as of a mouse at the pin. */
type HoverFrom = 'marker' | 'list' | 'keys';
type Hovered = { readonly pin: Pin; readonly from: HoverFrom };

/** What the reader looks at, points at and has looked at; the list and the map show the same. */
export const useAttention = (selectedId: number | undefined) => {
  const [hovered, setHovered] = useState<Hovered>();
  const visited = useVisited(selectedId);
  const categories = useCategoriesOfPins();
  const { data: office } = useQuery({
    ...officeQuery(selectedId ?? 0),
    enabled: selectedId !== undefined,
  });
  const pinOf = ({ id, lat, lng, categoryCode }: Office): Pin => ({
    id,
    lat,
    lng,
    categoryId: categories?.numberOf(categoryCode) ?? 0,
  });
  /** The chosen branch office, whatever the filters hide. */
  const selected =
    office && categories && pinOf({ ...office, categoryCode: office.partner.categoryCode });
  const hover = (from: HoverFrom, pin: Pin | undefined): void =>
    setHovered((before) =>
      before?.pin.id === pin?.id && before?.from === from ? before : pin && { pin, from },
    );
  const state = (id: number) =>
    pinState(id, {
      selectedId,
      hovered: hovered && {
        id: hovered.pin.id,
        from: hovered.from === 'marker' ? 'marker' : 'list',
      },
      visited,
    });
  const inList =
    hovered && hovered.from !== 'marker' && hovered.pin.id !== selectedId ? hovered.pin : undefined;
  const focused: readonly FocusedPin[] = [selected, inList].flatMap((pin) =>
    pin ? [{ ...pin, state: state(pin.id) }] : [],
  );
  return {
    hover,
    pinOf,
    /** The pin whose card is wanted. */
    pointedAt: hovered && hovered.from !== 'list' ? hovered : undefined,
    hoveredPinId: hovered?.from === 'marker' ? hovered.pin.id : undefined,
    selected,
    visited,
    focused,
    categoryOf: categories?.codeOf,
  };
};

export type Attention = ReturnType<typeof useAttention>;
