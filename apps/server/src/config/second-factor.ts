/** The part of the environment that says who needs more than a password. */
import { SecondFactorMode } from '@cafeteria/contract';
import * as z from 'zod/mini';

export const SecondFactorEnvironment = {
  ADMIN_SECOND_FACTOR: z.optional(SecondFactorMode),
  USER_SECOND_FACTOR: z._default(SecondFactorMode, 'optional'),
};
type Env = z.output<z.ZodMiniObject<typeof SecondFactorEnvironment>> & {
  readonly DATABASE_URL?: unknown;
};

export const secondFactorConfig = (env: Env) => ({
  /** What who administers anything needs beside a password; in the demo, without a database of one's own, nothing. */
  adminSecondFactor:
    env.ADMIN_SECOND_FACTOR ?? (env.DATABASE_URL === undefined ? 'off' : 'required'),
  /** What everybody else needs beside it. */
  userSecondFactor: env.USER_SECOND_FACTOR,
});
