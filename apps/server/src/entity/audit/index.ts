export { type Actor, actorOf, forgetAudit, recordAudit } from './audit.ts';
export { changesOf } from './changes.ts';
