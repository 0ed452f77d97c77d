export { withFieldErrors } from './database-error.ts';
export { copyName } from './copy-name.ts';
export { defineEntity, type Entity } from './entity.ts';
export { crudHandlers } from './handlers.ts';
export { saveOrder } from './order.ts';
export { getRow } from './read-rows.ts';
export { insertRow, removeRow } from './write-rows.ts';
export { singletonHandlers } from './singleton.ts';
