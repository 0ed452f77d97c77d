/**
 * What the product tells of its work while somebody listens, in the words of node:diagnostics_channel: while nobody
 * does it costs a look at a flag, and nothing of a tracer is loaded.
 */
import { tracingChannel } from 'node:diagnostics_channel';

/** A statement on its way to the database; its values are not told. */
export type Statement = { readonly text: string };
export const statements = tracingChannel<Statement>('cafeteria.statement');

/** A job that a worker does. */
export type JobRun = { readonly name: string };
export const jobRuns = tracingChannel<JobRun>('cafeteria.job');
