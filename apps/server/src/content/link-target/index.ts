export { findArticlePaths, findLinkTargets, unavailableItems } from './link-target.queries.ts';
