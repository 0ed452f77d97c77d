import type { CardView } from '@cafeteria/contract';
import { CardGrid, Skeleton } from '@cafeteria/ui';
import { CardHeart } from '../heart/index.ts';
import { GoodHere, useGoodAt } from '../own-money/index.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

type CatalogueGridProps = {
  readonly cards: readonly CardView[];
  readonly headingLevel?: 2 | 3;
  readonly label?: string;
  /** Whether it is what is seen first. */
  readonly isFirst?: boolean;
};
const idsOf = (cards: readonly CardView[], type: CardView['type']): number[] =>
  cards.filter((card) => card.type === type).map(({ id }) => id);

/** A grid of cards, each with its heart, and with what of the reader's money is good there. */
export const CatalogueGrid = ({
  cards,
  headingLevel,
  label,
  isFirst = false,
}: CatalogueGridProps) => {
  const goodAt = useGoodAt({ partners: idsOf(cards, 'PARTNER'), offers: idsOf(cards, 'OFFER') });
  return (
    <CardGrid aria-label={label}>
      {cards.map((card, index) => (
        <li key={`${card.type}-${card.id}`}>
          <CatalogueCard
            card={card}
            action={<CardHeart card={card} />}
            note={
              <GoodHere good={goodAt(card.type === 'OFFER' ? 'offers' : 'partners', card.id)} />
            }
            isFirst={isFirst && index === 0}
            {...(headingLevel && { headingLevel })}
          />
        </li>
      ))}
    </CardGrid>
  );
};

/** The shape of a grid of cards while it loads. */
export const CatalogueSkeletons = ({ count = 8 }: { readonly count?: number }) => (
  <CardGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton shape="card" />
      </li>
    ))}
  </CardGrid>
);
