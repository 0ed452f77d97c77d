import type { ArticleBlock, ArticleBlockType, LocalizedText, ZigZagRow } from '@cafeteria/contract';
import type { IconName } from '@cafeteria/ui';

const empty: LocalizedText = { cs: null, sk: null, en: null };
export const newRow = (): ZigZagRow => ({
  mediaUuid: null,
  alt: empty,
  title: empty,
  html: empty,
  link: null,
});
export const newItem = (): LocalizedText => ({ ...empty });

/** The six kinds in the order they are offered, each with its sign and what it begins with. */
export const blockKinds: readonly {
  readonly type: ArticleBlockType;
  readonly icon: IconName;
  readonly make: () => ArticleBlock;
}[] = [
  { type: 'HEADING', icon: 'tag', make: () => ({ type: 'HEADING', level: 2, text: empty }) },
  { type: 'LEAD', icon: 'star', make: () => ({ type: 'LEAD', text: empty }) },
  { type: 'TEXT', icon: 'file', make: () => ({ type: 'TEXT', html: empty }) },
  {
    type: 'IMAGE',
    icon: 'image',
    make: () => ({ type: 'IMAGE', mediaUuid: null, alt: empty, crop: null, caption: empty }),
  },
  {
    type: 'UNORDERED_LIST',
    icon: 'list',
    make: () => ({ type: 'UNORDERED_LIST', items: [newItem()] }),
  },
  { type: 'ZIG_ZAG', icon: 'grid', make: () => ({ type: 'ZIG_ZAG', rows: [newRow()] }) },
];
