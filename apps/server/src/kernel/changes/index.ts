export { isEmptyCatalogue, refreshStatistics } from './catalogue-state.queries.ts';
export { changesJobs } from './changes.jobs.ts';
export { type CatalogueFollower, type Changes, followCatalogue } from './follow.ts';
export { catalogueWriter, unseenWriter, type Write } from './write.ts';
export { createRenewals, type MakeRenewed, type Renewed } from './renewed.ts';
export { type Followed, type Keyed, onPart, type RecordChange, type RowsOf } from './records.ts';
export { type Applied, createReplica, type Follow, type Replica } from './replica.ts';
export { watchReplica } from './watch.ts';
export { type Clock, createClock } from './clock.ts';
