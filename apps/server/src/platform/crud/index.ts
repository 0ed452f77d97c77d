export { crudHandlers, pageResult } from './crud-handlers.ts';
export type { CrudDeps, Link } from './definition.ts';
