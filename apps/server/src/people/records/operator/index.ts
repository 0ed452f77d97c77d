export { operatorAdminHandlers, operatorHandlers } from './operator.handlers.ts';
export { findOperator } from './operator.queries.ts';
export { operatorTable } from './operator.table.ts';
