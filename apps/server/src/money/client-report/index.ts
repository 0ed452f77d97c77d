export { clientReportHandlers } from './report.handlers.ts';
