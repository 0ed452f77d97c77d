import { type CardView } from '@cafeteria/contract';
import { Badge, Card, cardAboveClass, cardLinkClass, classNames } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';
import { CategoryPicture, Logo } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CardDistance } from './CardDistance.tsx';
import { CardPrice } from './CardPrice.tsx';
import { cardHref } from './card-href.ts';
import styles from './CatalogueCard.module.css';

/** Its picture moves to the page it leads to, but not for those who ask for no motion. */
const isMoving =
  !import.meta.env.SSR && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** The badges of a card: new, or a sustainable partner. */
const CardBadges = ({
  badges,
  className,
}: {
  readonly badges: CardView['badges'];
  readonly className?: string;
}) => {
  const { t } = useTexts('cafeteria');
  if (!badges.new && !badges.sustainability) return null;
  return (
    <span className={className}>
      {badges.new && (
        <Badge tone="accent-solid" accent="YELLOW">
          {t('tile.new')}
        </Badge>
      )}
      {badges.sustainability && (
        <Badge tone="accent-solid" accent="GREEN" icon="leaf">
          {t(`sustainability.${badges.sustainability}`)}
        </Badge>
      )}
    </span>
  );
};

type CatalogueCardProps = {
  readonly card: CardView;
  /** The heart, or another button. */
  readonly action?: ReactNode;
  /** What concerns the reader alone, in one line over the picture, where nothing moves when it comes. */
  readonly note?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** The first of what is seen first: its picture is fetched before anything else. */
  readonly isFirst?: boolean;
  /** Its words and its place only, as large as the whole card. */
  readonly isSketch?: boolean;
};

const Art = ({
  card,
  isFirst,
  isSketch,
}: Pick<CatalogueCardProps, 'card' | 'isFirst' | 'isSketch'>) => (
  <span className={styles.art} data-lit>
    {isSketch ? (
      <span className={styles.drawing} />
    ) : (
      <CategoryPicture
        media={card.image}
        category={card.categoryCode}
        drawing={styles.drawing}
        crop="tile"
        widths={[384, 512, 768]}
        sizes="(width < 41.25em) 70vw, 18rem"
        ratio="wide"
        alt=""
        {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
      />
    )}
  </span>
);

const Words = ({
  card,
  headingLevel,
}: {
  readonly card: CardView;
  readonly headingLevel: 2 | 3;
}) => {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const isOffer = card.type === 'OFFER';
  return (
    <>
      {isOffer && card.subtitle && <span className={styles.over}>{card.subtitle}</span>}
      <Title className={styles.title}>
        <AppLink
          href={cardHref(card)}
          className={cardLinkClass}
          viewTransition={isMoving}
          {...(isOffer && card.subtitle && { 'aria-label': `${card.title}, ${card.subtitle}` })}
        >
          {card.title}
        </AppLink>
      </Title>
      {!isOffer && card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
    </>
  );
};

/** What the page adds for its reader, after the name: it is the money and the heart of what was just said. */
const Own = ({ note, action }: Pick<CatalogueCardProps, 'note' | 'action'>) => (
  <>
    {note && <span className={styles.note}>{note}</span>}
    {action && <span className={classNames(cardAboveClass, styles.action)}>{action}</span>}
  </>
);

/** The card of every grid and row: a partner, an offer, a category or a subcategory. */
export const CatalogueCard = ({
  card,
  action,
  note,
  headingLevel = 3,
  isFirst = false,
  isSketch = false,
}: CatalogueCardProps) => (
  <Card
    padding="none"
    isInteractive
    className={styles.card}
    data-type={card.type}
    data-category={card.categoryCode ?? undefined}
  >
    <Art card={card} isFirst={isFirst} isSketch={isSketch} />
    {!isSketch && <CardBadges badges={card.badges} className={styles.badges ?? ''} />}
    <div className={styles.body}>
      {card.type === 'PARTNER' && (
        <Logo
          media={isSketch ? null : card.logo}
          name={card.title}
          {...(styles.logo && { className: styles.logo })}
        />
      )}
      <Words card={card} headingLevel={headingLevel} />
      <span className={styles.foot}>
        {card.price && <CardPrice price={card.price} />}
        <CardDistance card={card} />
      </span>
    </div>
    <Own note={note} action={action} />
  </Card>
);
