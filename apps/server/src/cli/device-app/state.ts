import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const State = z.object({
  /** PKCS #8 in PEM; a real app leaves it in the key store of the phone. */
  privateKey: z.string(),
  registrationId: z.optional(z.string()),
  deviceToken: z.optional(z.string()),
});
/** What the app of a phone keeps. */
export type State = z.output<typeof State>;

export const readState = async (file: string): Promise<State> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is not there: register first`);
  });
  return z.parse(State, JSON.parse(text));
};
/** For the owner of the file only: anyone who reads it pays. */
export const writeState = (file: string, state: State): Promise<void> =>
  writeFile(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });

export type KeyKind = 'ed25519' | 'p256';
export const newState = (kind: KeyKind): State => {
  const { privateKey } =
    kind === 'ed25519'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return { privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() };
};
