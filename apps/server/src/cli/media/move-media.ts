import { type FileStore, sha256Of } from '../../platform/file-store/index.ts';
import { originalPath } from '../../platform/media-store/index.ts';

export type Moved = {
  /** Originals that were copied now, and those that were there already. */
  copied: number;
  alreadyThere: number;
  /** What was made of pictures: copied, so that it need not be made again. */
  derived: number;
  /** Removed where they came from. */
  removed: number;
  /** Pictures with a row and no file at either place. */
  readonly missing: string[];
  /** Pictures whose only file is not what was uploaded. */
  readonly damaged: string[];
};
type Move = {
  readonly from: FileStore;
  readonly to: FileStore;
  /** The SHA-256 of every picture there is a row of, asked again at the end. */
  readonly hashes: () => Promise<ReadonlyMap<string, string>>;
  /** Whether what is proved to be there is removed where it came from. */
  readonly isRemoved: boolean;
  readonly tell: (done: number, all: number) => void;
};

const atOnce = 8;
const tellEvery = 500;

/** Works through everything, a few at a time; the first failure ends it. */
const inLanes = async <T>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> => {
  const lanes = new Set<Promise<void>>();
  for await (const one of all) {
    const lane = work(one).finally(() => lanes.delete(lane));
    lanes.add(lane);
    if (lanes.size >= atOnce) await Promise.race(lanes);
  }
  await Promise.all(lanes);
};

const troubleOf = (
  bytes: Buffer | undefined,
  hash: string,
  isThere: boolean,
): 'missing' | 'damaged' | undefined => {
  if (!bytes) return isThere ? undefined : 'missing';
  return sha256Of(bytes) === hash ? undefined : 'damaged';
};

/** Copies the file of one picture, unless the right one is there. */
const copyOriginal = async (
  { from, to, isRemoved }: Move,
  [uuid, hash]: readonly [string, string],
  moved: Moved,
): Promise<boolean> => {
  const path = originalPath(uuid);
  const isThere = (await to.hashOf(path)) === hash;
  const bytes = isThere ? undefined : await from.get(path);
  const trouble = troubleOf(bytes, hash, isThere);
  if (trouble) {
    moved[trouble].push(uuid);
    return false;
  }
  if (bytes) await to.put(path, bytes);
  moved[isThere ? 'alreadyThere' : 'copied'] += 1;
  if (isRemoved && (await from.hashOf(path)) !== undefined && (await to.hashOf(path)) === hash) {
    await from.remove(path);
    moved.removed += 1;
  }
  return !isThere;
};

/** `derived/ab/ab…/128-whole.webp` is made of `ab…`. */
const madeOf = (path: string): string => path.split('/')[2] ?? '';

const copyDerived = async (
  { from, to, isRemoved }: Move,
  known: ReadonlyMap<string, string>,
  moved: Moved,
): Promise<void> => {
  const derivedPaths = new Set<string>();
  for await (const path of to.list('derived')) derivedPaths.add(path);
  await inLanes(from.list('derived'), async (path) => {
    if (derivedPaths.has(path) || !known.has(madeOf(path))) return;
    const bytes = await from.get(path);
    if (!bytes) return;
    await to.put(path, bytes);
    moved.derived += 1;
  });
  if (isRemoved) await from.removeFolder('derived');
};

/**
 * Copies every picture from one place to the other while the portal runs, whichever of them it writes into; begun
 * again it goes on where it was cut off.
 */
export const moveMedia = async (move: Move): Promise<Moved> => {
  const moved: Moved = {
    copied: 0,
    alreadyThere: 0,
    derived: 0,
    removed: 0,
    missing: [],
    damaged: [],
  };
  const known = await move.hashes();
  const copied: string[] = [];
  let done = 0;
  await inLanes(known, async (one) => {
    if (await copyOriginal(move, one, moved)) copied.push(one[0]);
    done += 1;
    if (done % tellEvery === 0) move.tell(done, known.size);
  });
  await copyDerived(move, known, moved);
  const left = await move.hashes();
  // removed by somebody while they were copied
  for (const uuid of copied.filter((one) => !left.has(one)))
    await move.to.remove(originalPath(uuid));
  const isLeft = (uuid: string): boolean => left.has(uuid);
  return { ...moved, missing: moved.missing.filter(isLeft), damaged: moved.damaged.filter(isLeft) };
};
