import {
  type ArticleBlock,
  createTextPicker,
  type LocalizedText,
  missingLanguagesOfBlock,
  textsOfBlock,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { Badge } from '@cafeteria/ui';
import {
  Blank,
  DocumentLanguages,
  useAdminText,
  useOtherField,
  type Widget,
} from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import styles from './Blocks.module.css';

const Show = ({ value }: { readonly value: readonly ArticleBlock[] }) => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const { pick } = createTextPicker(primary, primary);
  if (value.length === 0) return <Blank />;
  return (
    <ol className={styles.name}>
      {value.map((block, index) => {
        const missing = missingLanguagesOfBlock(block);
        const [first] = textsOfBlock(block);
        return (
          <li key={index}>
            <strong>{text(`block.${block.type}`)}</strong>{' '}
            {first &&
              pick(first.text)
                .replaceAll(/<[^>]+>/g, ' ')
                .slice(0, 90)}{' '}
            {missing.length > 0 && (
              <Badge tone="warning">
                {text('block.lacks', {
                  languages: missing.map((language) => language.toUpperCase()).join(', '),
                })}
              </Badge>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** The body of an article: six kinds of blocks in any order, with a live preview. */
export const articleBlocks = (): Widget<ArticleBlock[]> => ({
  empty: [],
  isWide: true,
  Show,
  Edit: (props) => <BlockEditor {...props} preview={<ArticlePreview blocks={props.value} />} />,
});

const AnyText = z.object({
  cs: z.nullable(z.string()),
  sk: z.nullable(z.string()),
  en: z.nullable(z.string()),
});
const AnyBlocks = z.custom<ArticleBlock[]>(Array.isArray);

/** The one language switch of the document, above its form. */
export const ArticleLanguages = () => {
  const own: (LocalizedText | undefined)[] = [
    useOtherField('title', AnyText),
    useOtherField('lead', AnyText),
    useOtherField('coverAlt', AnyText),
  ];
  const blocks = useOtherField('blocks', AnyBlocks) ?? [];
  return (
    <DocumentLanguages
      texts={[
        ...own.filter((text) => text !== undefined),
        ...blocks.flatMap((block) => textsOfBlock(block).map(({ text }) => text)),
      ]}
    />
  );
};
