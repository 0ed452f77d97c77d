export {
  bumpCatalogueVersion,
  type Catalogue,
  followCatalogue,
  isEmptyCatalogue,
  refreshStatistics,
} from './catalogue-version.ts';
export { catalogueWriter, unseenWriter, type Write } from './write.ts';
export { createReadModels, type MakeReadModel } from './read-model.ts';
