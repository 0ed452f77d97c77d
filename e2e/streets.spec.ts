import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { streetArchive } from '../apps/server/src/test/street-archive.ts';
import { palettes } from '../apps/web/src/shared/basemap/palette.ts';
import { findFreePorts } from './servers.ts';
import { expect, test } from './support.ts';

const run = promisify(execFile);
/** What a picture holds of a colour, from 0 to 1; a fill may be a hair off what is asked for. */
const shareOf = async (picture: Buffer, colour: string): Promise<number> => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const isIt = (pixel: number): boolean =>
    wanted.every((value, part) => Math.abs((data[pixel * 3 + part] ?? 0) - value) <= 3);
  return Array.from({ length: pixels }, (_, pixel) => isIt(pixel)).filter(Boolean).length / pixels;
};

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

let portal: ChildProcess | undefined;
let folder = '';
let web = '';

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cafeteria-streets-'));
  const archive = path.join(folder, 'build.pmtiles');
  await writeFile(archive, streetArchive());
  const [webPort, apiPort] = await findFreePorts(2);
  const env = {
    ...process.env,
    WEB_PORT: String(webPort),
    API_PORT: String(apiPort),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: 'false',
  };
  const { stdout } = await run('node', ['tools/basemap.mjs', '--from', archive], { env });
  expect(stdout).toContain('49 tiles');
  web = `http://localhost:${webPort}`;
  portal = spawn('node', ['tools/start.mjs'], { env, stdio: 'ignore' });
  await expect
    // the pages are served a moment after the API
    .poll(() => isUp(`${web}/login`), { timeout: 120_000 })
    .toBe(true);
});
test.afterAll(async () => {
  if (portal && portal.exitCode === null) {
    portal.kill('SIGTERM');
    await once(portal, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

const mapShows = async (page: Page, scheme: keyof typeof palettes): Promise<void> => {
  await page.context().addCookies([{ name: 'theme', value: scheme, url: web }]);
  await page.goto(`${web}/map?lat=50.08&lng=14.42&zoom=16`);
  const shares = async (): Promise<readonly number[]> => {
    const picture = await page.getByTestId('map-canvas').screenshot();
    const { water, park, building, highway } = palettes[scheme];
    return Promise.all([water, park, building, highway].map((one) => shareOf(picture, one)));
  };
  await expect(async () => {
    const [water = 0, park = 0, building = 0, highway = 0] = await shares();
    // how much of a tile each takes, less what lies over the map
    expect(water).toBeGreaterThan(0.1);
    expect(park).toBeGreaterThan(0.1);
    expect(building).toBeGreaterThan(0.02);
    expect(highway).toBeGreaterThan(0.002);
  }).toPass({ timeout: 120_000 });
};

test('streets that were cut out of a build lie under the map of the portal in both themes', async ({
  page,
}) => {
  await mapShows(page, 'light');
  await mapShows(page, 'dark');
  await expect(page.getByText('© those who tried it')).toBeAttached();
});
