import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';

/** From the first tile nobody waits longer than that for the rest: then the map is shown as far as it has come. */
const patienceMs = 3_000;
const lookAgainMs = 50;

/**
 * Resolves when the graphics card has done what it was told so far. A page that shows a drawing sooner stands still
 * until it is done: with the programs of a map to be made first, up to a second.
 */
const drawingDone = async (canvas: HTMLCanvasElement): Promise<void> => {
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return;
  gl.flush();
  while (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  gl.deleteSync(fence);
};

/**
 * Keeps a map from sight until it is whole and drawn: each of the frames on its way there would hold the page while it
 * is put on the screen. Anyone who moves the map sees it at once. Resolves when it is in sight.
 */
export const showWhole = (map: MapLibre): Promise<void> =>
  new Promise((resolve) => {
    const canvas = map.getCanvas();
    canvas.style.visibility = 'hidden';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      canvas.style.visibility = '';
      resolve();
    };
    const begin = ({ tile }: MapSourceDataEvent): void => {
      if (!tile) return;
      map.off('sourcedata', begin);
      timer = setTimeout(show, patienceMs);
    };
    map.on('sourcedata', begin);
    map.once('movestart', show);
    map.once('idle', () => void drawingDone(canvas).then(show));
    map.once('remove', () => clearTimeout(timer));
  });
