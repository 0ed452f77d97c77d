import {
  categoryCodes,
  CategoryCode,
  ClientArticleForm,
  type Language,
  type LocalizedText,
  MagazineArticleForm,
  PublicationState,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import { Badge } from '@cafeteria/ui';
import {
  checks,
  defineResource,
  LocalizedName,
  localizedText,
  onOff,
  onOffFilter,
  optionalDateTime,
  optionalText,
  references,
  selectFilter,
  useAdminText,
} from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import { partnerTarget } from '../../widgets/reference/index.ts';
import { ArticleForm } from './ArticleForm.tsx';
import styles from './Blocks.module.css';
import { articleBlocks, ArticleLanguages } from './blocks-widget.tsx';
import { CopyToClients } from './CopyToClients.tsx';

/** A title and the languages it still has to be translated to. */
const Title = ({
  title,
  missing,
  isFeatured = false,
}: {
  readonly title: LocalizedText;
  readonly missing: readonly Language[];
  readonly isFeatured?: boolean;
}) => {
  const text = useAdminText();
  return (
    <span className={styles.name}>
      <span>
        <LocalizedName value={title} />
      </span>
      {(isFeatured || missing.length > 0) && (
        <span className={styles.marks}>
          {isFeatured && (
            <Badge tone="brand" icon="star">
              <span className={styles.word}>{text('magazineArticle.featured')}</span>
            </Badge>
          )}
          {missing.length > 0 && (
            <Badge tone="warning">
              {text('block.lacks', {
                languages: missing.map((language) => language.toUpperCase()).join(', '),
              })}
            </Badge>
          )}
        </span>
      )}
    </span>
  );
};

const texts = {
  title: localizedText({ isRequired: true }),
  lead: localizedText({ isMultiline: true }),
};
const pictures = { cover: optionalMedia({ wide: 16 / 9 }), coverAlt: localizedText() };
const validity = { validFrom: optionalDateTime(), validTo: optionalDateTime() };

/** Administration of the magazine. */
export const magazineArticleResource = defineResource({
  name: 'magazineArticle',
  entity: 'article',
  routes: api.magazineArticleAdmin,
  schema: MagazineArticleForm,
  path: '/admin/magazine',
  nav: { icon: 'book-open', group: 'content', key: 'magazine' },
  title: (article, tell) => tell(article.title),
  publicPath: (article) => `/magazine/${article.route}`,
  Preview: ArticleLanguages,
  AroundForm: ArticleForm,
  namespaces: ['magazine'],
  list: {
    columns: [
      {
        key: 'title',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => (
          <Title title={row.title} missing={row.missingLanguages} isFeatured={row.featured} />
        ),
      },
      'publication',
      {
        key: 'validFrom',
        width: 'narrow',
        isSecondary: true,
        cell: (row) => row.validFrom && formatDate(row.validFrom),
      },
      'lastModified',
      'id',
    ],
    filters: {
      category: selectFilter(CategoryCode.options, 'categoryCode'),
      state: selectFilter(PublicationState.options, 'publication'),
      untranslated: onOffFilter(),
    },
    views: ['untranslated'],
  },
  form: {
    texts,
    pictures,
    content: { blocks: articleBlocks() },
    categories: {
      categories: checks(categoryCodes, 'categoryCode'),
      relatedPartnerIds: references(partnerTarget),
    },
    publication: { author: optionalText(), featured: onOff(), ...validity },
  },
});

/** Administration of what an employer tells its own people. */
export const clientArticleResource = defineResource({
  name: 'clientArticle',
  entity: 'article',
  routes: api.clientArticleAdmin,
  schema: ClientArticleForm,
  path: '/admin/client/$clientId/article',
  title: (article, tell) => tell(article.title),
  Preview: ArticleLanguages,
  AroundForm: ArticleForm,
  AroundDetail: CopyToClients,
  namespaces: ['magazine'],
  list: {
    sortBy: 'POSITION',
    columns: [
      {
        key: 'title',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => <Title title={row.title} missing={row.missingLanguages} />,
      },
      'publication',
      'lastModified',
      'id',
    ],
    filters: { state: selectFilter(PublicationState.options, 'publication') },
  },
  form: { texts, pictures, content: { blocks: articleBlocks() }, publication: validity },
});
