import type { AuthorKey } from '../countries/index.ts';
import type { Text } from '../../text.ts';

/**
 * A block as an author writes it down, the words of the country and the paths of categories ({category3}) in slots;
 * pictures are drawn by the article's own world.
 */
export type Part =
  | { readonly heading: Text; readonly level?: 3 }
  | { readonly lead: Text }
  /** Paragraphs, with `<strong>`, `<em>` and links. */
  | { readonly text: readonly Text[] }
  | { readonly image: Text; readonly caption?: Text; readonly crop?: 'wide' | 'square' }
  | { readonly list: readonly Text[] }
  | {
      readonly zigzag: readonly {
        readonly title: Text;
        readonly text: Text;
        readonly alt: Text;
        /** The category the row leads to. */
        readonly category?: number;
      }[];
    };

/** `world` is the trade whose pictures it is illustrated with; `categories` are ids of main categories, the first one gives its colour. */
export type ArticleText = {
  readonly title: Text;
  readonly lead: Text;
  readonly world: string;
  readonly cover: Text;
  readonly categories: readonly number[];
  readonly author: AuthorKey | null;
  readonly age: number;
  readonly featured?: true;
  readonly state?: 'off' | 'scheduled';
  readonly parts: readonly Part[];
};
