export { copyName } from './copy-name.ts';
export { crudHandlers, pageResult } from './crud-handlers.ts';
export { positionSort, saveOrder } from './order.ts';
export { replaceLinked } from './rows.ts';
export { singletonHandlers } from './singleton.ts';
export { validity } from './validity.ts';
export type { CrudDeps, Link } from './definition.ts';
export { ordinarySorts } from './sorts.ts';
