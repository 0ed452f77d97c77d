/** Documents on paper: what stands on them is said by what they are of. */
export { figure, facts, type Fact, hasAny, head, party, rateText, table } from './parts.ts';
export { findParty, readParty } from './party.queries.ts';
export { openPress, type Sheet } from './press.ts';
