export { isEmptyCatalogue, refreshStatistics } from './catalogue-state.queries.ts';
export { noteChange, pruneChanges } from './catalogue-change.queries.ts';
export { type CatalogueFollower, type Changes, followCatalogue } from './follow.ts';
export { type CatalogueWrite, catalogueWriter, unseenWriter, type Write } from './write.ts';
export { createReadModels, type MakeReadModel } from './read-model.ts';
export { createReplica, type Follow, type Followed, type Replica, type RowsOf } from './replica.ts';
export { createKepts, type Kept, type MakeKept } from './kept.ts';
export { type Clock, createClock } from './clock.ts';
