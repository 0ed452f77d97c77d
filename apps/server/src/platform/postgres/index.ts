/** Running a PostgreSQL of one's own; asking one is `platform/db`. */
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { findPostgresUser } from './postgres-user.ts';
