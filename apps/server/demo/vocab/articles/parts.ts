import type { AuthorKey } from '../countries/index.ts';
import type { MotifName } from '../../art/motif-names.ts';
import type { SceneName } from '../../art/scenes.ts';
import type { Text } from '../../text.ts';

/** What a picture shows, which its words for those who do not see it say too: a composition, and what is in it. */
export type Drawn = readonly [scene: SceneName, motif: MotifName];

/**
 * A block as an author writes it down, the words of the country and the paths of categories ({category3}) in slots;
 * pictures are in the colours of the article's own world.
 */
export type Part =
  | { readonly heading: Text; readonly level?: 3 }
  | { readonly lead: Text }
  /** Paragraphs, with `<strong>`, `<em>` and links. */
  | { readonly text: readonly Text[] }
  | {
      readonly image: Text;
      readonly drawn: Drawn;
      readonly caption?: Text;
      readonly crop?: 'wide' | 'square';
    }
  | { readonly list: readonly Text[] }
  | {
      readonly zigzag: readonly {
        readonly title: Text;
        readonly text: Text;
        readonly alt: Text;
        readonly drawn: Drawn;
        /** The category the row leads to. */
        readonly category?: number;
      }[];
    };

/** `world` is the trade whose colours its pictures have; `categories` are ids of main categories, the first one gives its colour. */
export type ArticleText = {
  readonly title: Text;
  readonly lead: Text;
  readonly world: string;
  readonly cover: Text;
  readonly drawn: Drawn;
  readonly categories: readonly number[];
  readonly author: AuthorKey | null;
  readonly age: number;
  readonly featured?: true;
  readonly state?: 'off' | 'scheduled';
  readonly parts: readonly Part[];
};
