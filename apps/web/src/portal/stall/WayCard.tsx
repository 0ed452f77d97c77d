import { type WayToSpend } from '@cafeteria/contract';
import { formatDistance, formatSum } from '@cafeteria/i18n';
import { Card, cardLinkClass } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { CategoryPicture } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CardPrice, cardHref } from '../card/index.ts';
import styles from './Ways.module.css';

const Art = ({ card }: Pick<WayToSpend, 'card'>) => (
  <span className={styles.art} data-lit>
    <CategoryPicture
      media={card.image}
      category={card.categoryCode}
      crop="tile"
      widths={[384, 512]}
      sizes="(width < 56.25em) 16rem, 14rem"
      ratio="none"
      alt=""
    />
  </span>
);

/** Why this one: how far it is, what pays there, and what is left to pay. */
const useReason = ({ card: { distance, online }, label, missing }: WayToSpend): string => {
  const { t } = useTexts('cafeteria');
  const place =
    distance.meters === null ? online && t('tile.online') : formatDistance(distance.meters);
  const pays = label ? t('stall.paysFrom', { label }) : t('stall.free');
  return [place, pays, missing && t('stall.missing', { amount: formatSum(missing) })]
    .filter(Boolean)
    .join(' · ');
};

/** One way to spend some money: a picture, its name and price, and the reason it is here. */
export const WayCard = ({ way }: { readonly way: WayToSpend }) => {
  const { card } = way;
  const reason = useReason(way);
  const isOffer = card.type === 'OFFER';
  return (
    <Card
      padding="none"
      isInteractive
      className={styles.card}
      data-category={card.categoryCode ?? undefined}
    >
      <Art card={card} />
      <div className={styles.words}>
        {isOffer && <span className={styles.over}>{card.subtitle}</span>}
        <h3 className={styles.name}>
          <AppLink href={cardHref(card)} className={cardLinkClass}>
            {card.title}
          </AppLink>
        </h3>
        {card.price && <CardPrice price={card.price} />}
        <span className={styles.reason}>{reason}</span>
      </div>
    </Card>
  );
};
