import type { ArticleView } from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import { CardGrid, chipClass, Heading, Icon } from '@cafeteria/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArticleBlocks } from '../../shared/article/index.ts';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { Picture } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueGrid } from '../card/index.ts';
import { useCategories } from '../category-tree/index.ts';
import { Crumbs } from '../screen/index.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { BorrowedNote } from './BorrowedNote.tsx';
import { articleQuery } from './article-data.ts';
import styles from './Magazine.module.css';

const Facts = ({
  article: { author, publishedAt, readingMinutes, categories },
}: {
  readonly article: ArticleView;
}) => {
  const { t } = useTexts('magazine');
  const known = useCategories().filter(({ code }) => categories.includes(code));
  return (
    <div className={styles.facts}>
      {author && (
        <span className={styles.fact}>
          <Icon name="user" size="em" />
          {t('article.author', { name: author })}
        </span>
      )}
      <time className={styles.fact} dateTime={publishedAt}>
        <Icon name="calendar" size="em" />
        {formatDate(publishedAt)}
      </time>
      <span className={styles.fact}>
        <Icon name="clock" size="em" />
        {t('reading', { count: readingMinutes })}
      </span>
      {known.map(({ id, code, name }) => (
        <AppLink
          key={id}
          href={`/magazine?categories=${id}`}
          className={chipClass({ size: 'small' })}
          data-category={code}
        >
          {name}
        </AppLink>
      ))}
    </div>
  );
};

const Opening = ({ article }: { readonly article: ArticleView }) => {
  const { title, lead, cover, coverAlt } = article;
  return (
    <header className={styles.opening}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Facts article={article} />
      {cover && (
        <div className={styles.cover} data-lit>
          <Picture
            media={cover}
            crop="wide"
            widths={[512, 768, 1024, 1536]}
            sizes="(width < 56.25em) 92vw, 54rem"
            ratio="wide"
            alt={coverAlt}
            isPriority
          />
        </div>
      )}
    </header>
  );
};

const route = getRouteApi('/magazine/$articleRoute');

/** One article of the magazine, with the partners it mentions and what to read next. */
export const ArticleScreen = () => {
  const { t } = useTexts('magazine');
  const { articleId } = route.useLoaderData();
  const { data: article } = useSuspenseQuery(articleQuery(articleId));
  const { title, blocks, otherLanguages, related, others, categories } = article;
  return (
    <div className={styles.article}>
      <PageTitle description={article.lead}>{title}</PageTitle>
      <Crumbs
        items={[
          { key: 'magazine.list', label: t('title'), href: '/magazine' },
          { key: 'magazine.article', label: title },
        ]}
      />
      <article className={styles.article} data-category={categories[0]}>
        <Opening article={article} />
        {otherLanguages.length > 0 && (
          <div className={styles.note}>
            <BorrowedNote languages={otherLanguages} />
          </div>
        )}
        <ArticleBlocks blocks={blocks} />
      </article>
      {related.length > 0 && (
        <section className={styles.stall} data-category={categories[0]} aria-labelledby="related">
          <Heading level={2} id="related">
            {t('article.related')}
          </Heading>
          <CatalogueGrid cards={related} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section} aria-labelledby="others">
          <Heading level={2} id="others">
            {t('article.others')}
          </Heading>
          <CardGrid min="large">
            {others.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} headingLevel={3} />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
};
