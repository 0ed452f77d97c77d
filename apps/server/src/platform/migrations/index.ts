export { compareMigrations, migrate } from './migrate.ts';
export { expand, reportNode } from './nodes.ts';
export { silentSeconds } from './nodes.queries.ts';
