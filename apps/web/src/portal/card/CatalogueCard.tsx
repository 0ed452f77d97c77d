import { categoryIcon, type CardView } from '@cafeteria/contract';
import { Card, cardAboveClass, cardLinkClass, CategoryIcon, classNames } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';
import { Logo, Picture } from '../../shared/picture/index.ts';
import { tileAddress } from './card-href.ts';
import { TileBadges } from './CardBadges.tsx';
import { TilePlace } from './CardDistance.tsx';
import { TilePrice } from './CardPrice.tsx';
import styles from './CatalogueCard.module.css';

type TileCardProps = {
  readonly tile: CardView;
  /** The heart, or what else is done with the thing. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** In the first row of a page: its picture is not put off. */
  readonly isPriority?: boolean;
};

const Art = ({ tile, isPriority }: { readonly tile: CardView; readonly isPriority: boolean }) => (
  <span className={styles.art}>
    {tile.image ? (
      <Picture
        media={tile.image}
        crop="tile"
        widths={[256, 384, 512, 768]}
        sizes="(width < 660px) 70vw, 18rem"
        ratio="wide"
        alt=""
        loading={isPriority ? 'eager' : 'lazy'}
      />
    ) : (
      tile.categoryCode && (
        <span className={styles.drawing}>
          <CategoryIcon name={categoryIcon[tile.categoryCode]} size="xl" isPlated />
        </span>
      )
    )}
  </span>
);

const Words = ({
  tile,
  headingLevel,
}: {
  readonly tile: CardView;
  readonly headingLevel: 2 | 3;
}) => {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const isOffer = tile.type === 'OFFER';
  return (
    <>
      {isOffer && <span className={styles.over}>{tile.subtitle}</span>}
      <Title className={styles.title}>
        <AppLink href={tileAddress(tile)} className={cardLinkClass}>
          {tile.title}
        </AppLink>
      </Title>
      {!isOffer && tile.subtitle && <span className={styles.subtitle}>{tile.subtitle}</span>}
    </>
  );
};

/** The card of every grid and row: a partner, an offer, a category or a subcategory. */
export const TileCard = ({ tile, action, headingLevel = 3, isPriority = false }: TileCardProps) => (
  <Card
    padding="none"
    isInteractive
    className={styles.card}
    data-type={tile.type}
    data-category={tile.categoryCode ?? undefined}
  >
    <Art tile={tile} isPriority={isPriority} />
    <TileBadges badges={tile.badges} className={styles.badges ?? ''} />
    {action && <span className={classNames(cardAboveClass, styles.action)}>{action}</span>}
    <div className={styles.body}>
      {tile.type === 'PARTNER' && (
        <Logo
          media={tile.logo}
          name={tile.title}
          {...(styles.logo && { className: styles.logo })}
        />
      )}
      <Words tile={tile} headingLevel={headingLevel} />
      <span className={styles.foot}>
        {tile.price && <TilePrice price={tile.price} />}
        <TilePlace tile={tile} />
      </span>
    </div>
  </Card>
);
