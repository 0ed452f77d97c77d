/**
 * The routes alone, for code of the first load: the web build replaces this module by their methods, paths and tags,
 * so that no schema and no zod comes with them. Forms import their schemas from the main door.
 */
export { api } from './index.ts';
