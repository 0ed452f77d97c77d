import type { Colour, CardView } from '@cafeteria/contract';
import { Heading, ScrollRow } from '@cafeteria/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import { CardHeart } from '../heart/index.ts';
import { CatalogueCard } from './CatalogueCard.tsx';
import { useIsLater } from '../../shared/use-is-alive.ts';
import styles from './CatalogueRow.module.css';

type CatalogueRowProps = {
  readonly title: string;
  readonly cards: readonly CardView[];
  readonly colour?: Colour | null;
  readonly end?: ReactNode;
  /**
   * `first`: what is seen first. `below` that: its cards come as sketches, and whole once the page is
   * alive.
   */
  readonly place?: 'first' | 'below' | undefined;
  /** Rows of a page differ in it, so that the eye can tell them apart. */
  readonly items?: 'card' | 'wide' | 'list' | undefined;
};

/** A titled row of cards that scrolls sideways; its colour, if any, is a short mark before the title. */
export const CatalogueRow = ({
  title,
  cards,
  colour,
  end,
  place,
  items = 'card',
}: CatalogueRowProps) => {
  const { t } = useTexts();
  const id = useId();
  const isSketched = !useIsLater() && place === 'below';
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} data-place={place} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id} className={styles.title} data-accent={colour ?? undefined}>
          {title}
        </Heading>
        {end}
      </div>
      <ScrollRow
        label={title}
        items={items}
        previousLabel={t('action.previous')}
        nextLabel={t('action.next')}
      >
        {cards.map((card, index) => (
          <li key={`${card.type}-${card.id}`} className={styles.item}>
            {isSketched ? (
              <CatalogueCard card={card} isSketch />
            ) : (
              <CatalogueCard
                card={card}
                action={<CardHeart card={card} />}
                isFirst={place === 'first' && index === 0}
              />
            )}
          </li>
        ))}
      </ScrollRow>
    </section>
  );
};
