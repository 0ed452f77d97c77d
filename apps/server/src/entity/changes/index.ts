export {
  raiseVersions,
  type Catalogue,
  followCatalogue,
  isEmptyCatalogue,
  refreshStatistics,
} from './catalogue-version.ts';
export { type CatalogueWrite, catalogueWriter, unseenWriter, type Write } from './write.ts';
export { createReadModels, type MakeReadModel } from './read-model.ts';
export { createKepts, type Kept, type MakeKept } from './kept.ts';
