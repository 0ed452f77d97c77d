// Part of npm run build: writes the bundled basemap to apps/server/dist/basemap.pmtiles.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildBasemap } from './basemap.ts';

const started = performance.now();
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const archive = await buildBasemap();
mkdirSync(dist, { recursive: true });
// written aside first: a running portal keeps the file it has open
writeFileSync(`${dist}basemap.pmtiles.new`, archive);
renameSync(`${dist}basemap.pmtiles.new`, `${dist}basemap.pmtiles`);
process.stdout.write(
  `Drew the basemap in ${((performance.now() - started) / 1_000).toFixed(1)} s (${(archive.length / 1_000_000).toFixed(1)} MB).\n`,
);
