import {
  type ArticleBlock,
  createTextPicker,
  type LocalizedText,
  type MediaRef,
  picturesOfBlock,
  showBlock,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQueries } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '../../../shared/api/index.ts';
import { useAdminText, useOtherField, useSharedLanguage } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { ArticleBlocks } from '../../../shared/article/index.ts';
import { MediaThumb } from '../../widgets/media/index.ts';
import styles from './Blocks.module.css';

/** The pictures of a document as readers get them. */
const usePictures = (uuids: readonly string[]): ReadonlyMap<string, MediaRef> =>
  useQueries({
    queries: uuids.map((uuid) => read(api.mediaAdmin.get, { uuid })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          data
            ? [
                [
                  data.uuid,
                  {
                    uuid: data.uuid,
                    width: data.width,
                    height: data.height,
                    crops: data.crop.crops,
                  },
                ] as const,
              ]
            : [],
        ),
      ),
  });

const nothing: LocalizedText = { cs: null, sk: null, en: null };
const Cover = z.nullable(z.string());
/** A text that is too long or unfinished is shown all the same. */
const AnyText = z.object({
  cs: z.nullable(z.string()),
  sk: z.nullable(z.string()),
  en: z.nullable(z.string()),
});

/** Title, lead and cover of the form. */
const Opening = ({ pick }: { readonly pick: (text: LocalizedText) => string }) => {
  const text = useAdminText();
  const title = pick(useOtherField('title', AnyText) ?? nothing);
  const lead = pick(useOtherField('lead', AnyText) ?? nothing);
  const cover = useOtherField('cover', Cover);
  return (
    <header className={styles.opening}>
      <p className={styles.title}>
        {title || <span className={styles.blank}>{text('block.noTitle')}</span>}
      </p>
      {lead && <p className={styles.titleLead}>{lead}</p>}
      {cover && (
        <MediaThumb uuid={cover} size="large" crop={['wide', 16 / 9]} className={styles.cover} />
      )}
    </header>
  );
};

/** The article as readers will see it, in the language that is edited. */
export const ArticlePreview = ({ blocks }: { readonly blocks: readonly ArticleBlock[] }) => {
  const primary = usePrimaryLanguage();
  const [language] = useSharedLanguage() ?? [primary];
  const pictures = usePictures([
    ...new Set(
      blocks.flatMap((block) =>
        picturesOfBlock(block).flatMap(({ uuid }) => (uuid === null ? [] : [uuid])),
      ),
    ),
  ]);
  const { pick } = createTextPicker(language, primary);
  const mediaOf = (uuid: string | null): MediaRef | null =>
    uuid === null ? null : (pictures.get(uuid) ?? null);
  return (
    <div lang={language}>
      <Opening pick={pick} />
      <ArticleBlocks blocks={blocks.map((block) => showBlock(block, { pick, mediaOf }))} />
    </div>
  );
};
