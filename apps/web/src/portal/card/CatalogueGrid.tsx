import type { CardView } from '@cafeteria/contract';
import { CardGrid } from '@cafeteria/ui';
import { TileHeart } from '../favorite/index.ts';
import { TileCard } from './index.ts';

type TileGridProps = {
  readonly tiles: readonly CardView[];
  readonly headingLevel?: 2 | 3;
  readonly label?: string;
};
/** About as many as a wide screen shows before scrolling. */
const firstRow = 4;

/** Tiles under one another, each with its heart. */
export const TileGrid = ({ tiles, headingLevel, label }: TileGridProps) => (
  <CardGrid aria-label={label}>
    {tiles.map((tile, index) => (
      <li key={`${tile.type}-${tile.id}`}>
        <TileCard
          tile={tile}
          action={<TileHeart tile={tile} />}
          isPriority={index < firstRow}
          {...(headingLevel && { headingLevel })}
        />
      </li>
    ))}
  </CardGrid>
);
