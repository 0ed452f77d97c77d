export { type Payroll, readPayrolls, spanOf } from './payroll.ts';
export { payrollTable } from './payroll-table.ts';
export { clientReportHandlers } from './report.handlers.ts';
