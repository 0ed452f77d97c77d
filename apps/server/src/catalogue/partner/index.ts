export { partnerAdminHandlers, partnerColumns } from './partner.admin.ts';
export {
  hasBranchWithoutPlace,
  isPartnerUntranslated,
  replaceSubcategoryOfPartners,
} from './partner.admin.queries.ts';
export { partnerHandlers } from './partner.handlers.ts';
export { partnerJobs } from './partner.jobs.ts';
export { partnerTable } from './partner.table.ts';
