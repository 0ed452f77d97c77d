import type { Colour, CardView } from '@cafeteria/contract';
import { Heading, ScrollRow } from '@cafeteria/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TileHeart } from '../favorite/index.ts';
import { TileCard } from './index.ts';
import styles from './CatalogueRow.module.css';

type TileRowProps = {
  readonly title: string;
  readonly tiles: readonly CardView[];
  readonly colour?: Colour | null;
  readonly end?: ReactNode;
  readonly isPriority?: boolean;
};

/** A titled row of tiles that scrolls sideways; its colour, if it has one, is a short mark before the title. */
export const TileRow = ({ title, tiles, colour, end, isPriority = false }: TileRowProps) => {
  const { t } = useTranslation();
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id} className={styles.title} data-accent={colour ?? undefined}>
          {title}
        </Heading>
        {end}
      </div>
      <ScrollRow
        label={title}
        items="card"
        previousLabel={t('action.previous')}
        nextLabel={t('action.next')}
      >
        {tiles.map((tile) => (
          <li key={`${tile.type}-${tile.id}`} className={styles.item}>
            <TileCard tile={tile} action={<TileHeart tile={tile} />} isPriority={isPriority} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
};
