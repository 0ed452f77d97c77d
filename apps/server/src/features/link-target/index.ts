export { findLinkTargets, unavailableItems } from './link-target.queries.ts';
