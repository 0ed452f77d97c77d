import type { CardView } from '@cafeteria/contract';
import { CardGrid, Skeleton } from '@cafeteria/ui';
import { Fragment, type ReactNode } from 'react';
import { CardHeart } from '../heart/index.ts';
import { GoodHere, useGoodAt } from '../own-money/index.ts';
import { useIsLater } from '../../shared/use-is-alive.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

type CatalogueGridProps = {
  readonly cards: readonly CardView[];
  readonly headingLevel?: 2 | 3;
  readonly label?: string;
  /** Whether it is what is seen first. */
  readonly isFirst?: boolean;
  /** `<li>` elements that stand across the grid behind its first row. */
  readonly between?: ReactNode;
};
/** Cards that a screen shows before anybody scrolls, of a grid that is seen first and of one further down. */
const seenAtOnce = { first: 8, below: 4 } as const;

/** Cards of a whole first row, where there are most in one. */
const firstRow = 4;

const idsOf = (cards: readonly CardView[], type: CardView['type']): number[] =>
  cards.filter((card) => card.type === type).map(({ id }) => id);

/**
 * A grid of cards, each with its heart, and with what of the reader's money is good there. What lies below the fold
 * comes as sketches, and whole once the page is alive (decision 0069).
 */
export const CatalogueGrid = ({
  cards,
  headingLevel,
  label,
  isFirst = false,
  between,
}: CatalogueGridProps) => {
  const goodAt = useGoodAt({ partners: idsOf(cards, 'PARTNER'), offers: idsOf(cards, 'OFFER') });
  const whole = useIsLater() ? cards.length : seenAtOnce[isFirst ? 'first' : 'below'];
  const level = headingLevel && { headingLevel };
  return (
    <CardGrid aria-label={label}>
      {cards.map((card, index) => (
        <Fragment key={`${card.type}-${card.id}`}>
          <li>
            {index < whole ? (
              <CatalogueCard
                card={card}
                action={<CardHeart card={card} />}
                note={
                  <GoodHere
                    isBrief
                    good={goodAt(card.type === 'OFFER' ? 'offers' : 'partners', card.id)}
                  />
                }
                isFirst={isFirst && index === 0}
                {...level}
              />
            ) : (
              <CatalogueCard card={card} isSketch {...level} />
            )}
          </li>
          {index === Math.min(cards.length, firstRow) - 1 && between}
        </Fragment>
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
