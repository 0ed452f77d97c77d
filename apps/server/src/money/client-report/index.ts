export { type Payroll, readPayrolls, spanOf } from './payroll.ts';
export { payrollTable } from './payroll-table.ts';
export { clientReportHandlers } from './report.handlers.ts';
export { saveProfile } from './profile.queries.ts';
export { payrollProfileHandlers } from './profile.handlers.ts';
