import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Lets at most `slots` pieces of work run at once; the rest wait in order. */
export const limitConcurrency = (slots: number) => {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

/** Verifies passwords, never more at once than there are cores; an unknown user costs the same time as a known one. */
export const passwordVerifier = (cores: number) => {
  const limited = limitConcurrency(cores);
  const decoy = hashPassword('decoy of no account');
  return (password: string, passwordHash: string | null | undefined): Promise<boolean> =>
    limited(async () => {
      const good = await verify(passwordHash ?? (await decoy), password);
      return good && Boolean(passwordHash);
    });
};
