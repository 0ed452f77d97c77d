import type { Point } from './view.ts';

/** The states of a pin (specification, section 3). */
export type PinState = 'normal' | 'visited' | 'hoveredOnMarker' | 'hoveredInList' | 'selected';

/** One branch office on the map; the category gives its colour and icon. */
export type Pin = Point & {
  readonly id: number;
  readonly categoryId: number;
};

/** Words at a pin; good is where some of the reader's money pays. */
export type Pill = Point & {
  readonly id: number;
  readonly text: string;
  readonly isGood: boolean;
};

type Attention = {
  readonly selectedId?: number | undefined;
  readonly hovered?: { readonly id: number; readonly from: 'marker' | 'list' } | undefined;
  readonly visited: ReadonlySet<number>;
};

/** The one state a pin is shown in: chosen comes before pointed at, and that before visited. */
export const pinState = (id: number, { selectedId, hovered, visited }: Attention): PinState => {
  if (id === selectedId) return 'selected';
  if (id === hovered?.id) return hovered.from === 'list' ? 'hoveredInList' : 'hoveredOnMarker';
  return visited.has(id) ? 'visited' : 'normal';
};
