export { crudHandlers, pageResult } from './crud-handlers.ts';
export { positionSort, saveOrder } from './order.ts';
export { validity } from './validity.ts';
export type { CrudDeps, Link } from './definition.ts';
