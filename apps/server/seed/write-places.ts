/** npm run places: regenerates places.gen.tsv from the packages of towns. */
import { writeFile } from 'node:fs/promises';
import { makePlaces } from './make-places.ts';
import { formatPlaces } from './places.ts';

const places = await makePlaces();
await writeFile(new URL('./places.gen.tsv', import.meta.url), formatPlaces(places));
process.stdout.write(`${places.length} places\n`);
