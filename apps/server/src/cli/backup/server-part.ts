import * as z from 'zod/mini';

/** What a backup says of the one of pgBackRest that has its rows. */
export const ServerPart = z.object({
  label: z.string(),
  /** How many rows there were when it was begun, of tables that nobody takes a row away from. */
  rows: z.record(z.string(), z.int()),
});
export type ServerPart = z.output<typeof ServerPart>;
