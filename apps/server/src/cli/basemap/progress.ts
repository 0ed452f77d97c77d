/** How far it is, in one line that changes, or in a line now and then where nobody watches. */
import type { CutProgress } from '../../discovery/basemap/index.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const count = (number: number): string => number.toLocaleString('en');

const lineOf = (progress: CutProgress): string => {
  if (progress.step === 'directories')
    return `Reading what there is: ${count(progress.entries)} entries`;
  if (progress.step === 'again') return `  ${progress.reason}; trying again`;
  const percent = `${Math.floor((progress.bytes / Math.max(1, progress.size)) * 100)} %`;
  if (progress.step === 'check') return `Checking every tile: ${percent}`;
  const bytes = `${megabytes(progress.bytes)} of ${megabytes(progress.size)}`;
  return `${bytes} (${percent}), ${count(progress.tiles)} of ${count(progress.allTiles)} tiles`;
};

type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };
/** Milliseconds between two lines: on a screen, and in a log. */
const pauses = { screen: 200, log: 5_000 } as const;

/**
 * @example createProgress(process.stdout, Date.now).tell({ step: 'check', bytes: 1, size: 2 })
 */
export const createProgress = (
  screen: Screen,
  now: () => number,
): {
  readonly tell: (progress: CutProgress) => void;
  /** Leaves the line that stands, so that what follows has its own. */ readonly end: () => void;
} => {
  const pause = screen.isTTY ? pauses.screen : pauses.log;
  let [step, shownAt, open] = ['', 0, ''];
  const end = (): void => {
    if (open) screen.write(screen.isTTY ? `\r\u001b[K${open}\n` : `${open}\n`);
    open = '';
  };
  const tell = (progress: CutProgress): void => {
    // what was counted last is said before another thing begins
    if (progress.step !== step) end();
    open = lineOf(progress);
    const isDue = progress.step !== step || now() - shownAt >= pause;
    step = progress.step;
    if (progress.step === 'again') return end();
    if (!isDue) return undefined;
    shownAt = now();
    if (screen.isTTY) return void screen.write(`\r\u001b[K${open}`);
    return end();
  };
  return { tell, end };
};
