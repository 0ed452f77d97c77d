// node tools/stops-to-csv.mjs <stops.txt> [out.csv]: turns a GTFS stops.txt into a branch-office
// CSV, to try imports on many real places.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const [source, target] = process.argv.slice(2);
if (!source) {
  console.error('usage: node tools/stops-to-csv.mjs <stops.txt> [out.csv]');
  process.exit(1);
}

const columns = ['name', 'city', 'postalCode', 'country', 'lat', 'lng'];
const quote = (text) => `"${String(text).replaceAll('"', '""')}"`;
// GTFS says neither town nor postal code: Prague's fare zone is the town, the rest is named after its region
const cityOf = ({ zone_id: zone }) =>
  zone === 'P' || zone === '0' || zone === 'B' ? 'Praha' : 'Středočeský kraj';
const rowOf = (stop) => [
  stop.stop_name,
  cityOf(stop),
  cityOf(stop) === 'Praha' ? '11000' : '25000',
  'CZ',
  stop.stop_lat,
  stop.stop_lon,
];

const stops = parse(readFileSync(source, 'utf8'), {
  columns: true,
  bom: true,
  skip_empty_lines: true,
});
const text = [columns, ...stops.map(rowOf)].map((row) => row.map(quote).join(';')).join('\r\n');
if (target) writeFileSync(target, `\uFEFF${text}\r\n`);
else process.stdout.write(`${text}\n`);
console.error(`${stops.length} stops`);
