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
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
const megabytes = (archive.length / 1_000_000).toFixed(1);
process.stdout.write(`Drew the basemap in ${seconds} s (${megabytes} MB).\n`);
