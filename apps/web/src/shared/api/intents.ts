import { storedData } from '../storage/index.ts';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The key of a write that moves money, made once for what somebody wants: tried again, or after a reload, it is the
 * same; another amount, or the next time after it was done, is something else. `done` is told of success.
 */
export const intentOf = (path: string, body: unknown): { key: string; done: () => void } => {
  const says = JSON.stringify(body);
  const known = storedData.intent.get();
  const isSame = known?.path === path && known.says === says;
  const key = isSame ? known.key : newKey();
  if (!isSame) storedData.intent.set({ path, says, key });
  return { key, done: storedData.intent.clear };
};
