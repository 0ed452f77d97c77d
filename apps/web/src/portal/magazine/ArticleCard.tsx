import { type ArticleCard as Card } from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import { Card as Paper, cardLinkClass } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { CategoryPicture } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './ArticleCard.module.css';

type Props = {
  readonly article: Card;
  readonly look?: 'card' | 'large';
  readonly headingLevel?: 2 | 3;
};

const Art = ({
  article: {
    cover,
    categories: [category],
  },
  look,
}: Required<Pick<Props, 'article' | 'look'>>) => (
  <span className={styles.art} data-lit>
    <CategoryPicture
      media={cover}
      category={category}
      drawing={styles.drawing}
      crop="wide"
      widths={[384, 512, 768, 1024]}
      sizes={look === 'large' ? '(width < 41.25em) 92vw, 40rem' : '(width < 41.25em) 92vw, 24rem'}
      ratio="wide"
      alt=""
    />
  </span>
);

/** An article in a list: its picture, what it is about, how long it takes. */
export const ArticleCard = ({ article, look = 'card', headingLevel = 2 }: Props) => {
  const { t } = useTexts('magazine');
  const { route, title, lead, publishedAt, readingMinutes, categories } = article;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Paper
      padding="none"
      isInteractive
      className={styles.card}
      data-look={look}
      data-category={categories[0]}
    >
      <Art article={article} look={look} />
      <div className={styles.body}>
        <Title className={styles.title}>
          <AppLink href={`/magazine/${route}`} className={cardLinkClass}>
            {title}
          </AppLink>
        </Title>
        {lead && <p className={styles.lead}>{lead}</p>}
        <p className={styles.foot}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          <span>{t('reading', { count: readingMinutes })}</span>
        </p>
      </div>
    </Paper>
  );
};
