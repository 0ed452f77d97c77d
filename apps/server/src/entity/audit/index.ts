export { type Actor, forgetAudit, recordAudit } from './audit.ts';
export { changesOf } from './changes.ts';
