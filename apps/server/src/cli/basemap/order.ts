/** What the one who runs the command asked for. */
import { parseArgs } from 'node:util';
import {
  countryOutlines,
  type Outline,
  outlineOf,
  type Part,
} from '../../discovery/basemap/index.ts';

export const usage = `npm run basemap [-- <options>]

  --country CZ|SK   one country; both without it
  --box W,S,E,N     instead: a box in degrees, such as 14.2,49.9,14.8,50.2
  --from PLACE      the address of a build, or a file; without it the newest public build of Protomaps
  --max-zoom N      not nearer than this (15 is the nearest there is, and half of the bytes)`;

export class UsageError extends Error {}

export type Order = Part & {
  /** Undefined: the newest build. */ readonly from: string | undefined;
};

const deepestZoom = 15;
const isCountry = (code: string): code is keyof typeof countryOutlines => code in countryOutlines;

const boxIn = (text: string): Outline => {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = text.split(',').map(Number);
  const isBox =
    more.length === 0 &&
    west >= -180 &&
    east <= 180 &&
    south >= -85 &&
    north <= 85 &&
    west < east &&
    south < north;
  if (!isBox)
    throw new UsageError(`--box ${text} is no box: west, south, east and north in degrees`);
  return outlineOf({ west, south, east, north });
};

const outlinesIn = (
  country: string | undefined,
  box: string | undefined,
  from: string | undefined,
): Pick<Order, 'outlines' | 'part'> => {
  if (country !== undefined && box !== undefined)
    throw new UsageError('--country and --box exclude each other');
  if (box !== undefined) return { outlines: [boxIn(box)], part: box };
  if (country !== undefined) {
    const code = country.toUpperCase();
    if (!isCountry(code)) throw new UsageError(`--country ${country} is neither CZ nor SK`);
    return { outlines: [countryOutlines[code]], part: code };
  }
  // a file that is there was cut by somebody already
  if (from !== undefined && !isAddress(from)) return { outlines: undefined, part: 'all of it' };
  return {
    outlines: Object.values(countryOutlines),
    part: Object.keys(countryOutlines).join(', '),
  };
};

export const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

const valuesOf = (given: readonly string[]) => {
  try {
    return parseArgs({
      args: [...given],
      options: {
        country: { type: 'string' },
        box: { type: 'string' },
        from: { type: 'string' },
        'max-zoom': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'unreadable options');
  }
};

/**
 * Reads the options; undefined when help was asked for. Throws a UsageError with what is wrong.
 * @example readOrder(['--country', 'SK'])?.part // 'SK'
 */
export const readOrder = (given: readonly string[]): Order | undefined => {
  const { country, box, from, help, 'max-zoom': zoom } = valuesOf(given);
  if (help) return undefined;
  const maxZoom = zoom === undefined ? deepestZoom : Number(zoom);
  if (!Number.isInteger(maxZoom) || maxZoom < 0 || maxZoom > deepestZoom)
    throw new UsageError(`--max-zoom ${zoom} is no zoom from 0 to ${deepestZoom}`);
  return { from, maxZoom, ...outlinesIn(country, box, from) };
};
