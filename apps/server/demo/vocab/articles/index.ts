import { enjoyArticles } from './enjoy.ts';
import { liveArticles } from './live.ts';
import { moveArticles } from './move.ts';
import type { ArticleText } from './parts.ts';

export { internalArticles } from './internal.ts';
export type { ArticleText, Drawn, Part } from './parts.ts';
/** The magazine of the demo. */
export const magazineArticles: readonly ArticleText[] = [
  ...moveArticles,
  ...enjoyArticles,
  ...liveArticles,
];
