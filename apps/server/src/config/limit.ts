/** The part of the environment that says what becomes of a year for which nobody wrote the law's limit. */
import * as z from 'zod/mini';

export const LimitEnvironment = {
  LIMIT_MISSING: z._default(z.enum(['warn', 'block']), 'warn'),
};
type Env = z.output<z.ZodMiniObject<typeof LimitEnvironment>>;

/** `warn`: grants say so, payments go on and payroll leaves open what is taxed. `block`: both are refused. */
export type LimitMissing = Env['LIMIT_MISSING'];
