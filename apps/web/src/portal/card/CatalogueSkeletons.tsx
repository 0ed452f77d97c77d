import { CardGrid, Skeleton } from '@cafeteria/ui';

/** The shape of a grid of tiles that is on its way. */
export const TileSkeletons = ({ count = 8 }: { readonly count?: number }) => (
  <CardGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton shape="card" />
      </li>
    ))}
  </CardGrid>
);
