import { CardGrid, Skeleton } from '@cafeteria/ui';

/** The shape of a grid of cards that is on its way. */
export const CatalogueSkeletons = ({ count = 8 }: { readonly count?: number }) => (
  <CardGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton shape="card" />
      </li>
    ))}
  </CardGrid>
);
