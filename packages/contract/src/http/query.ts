/** Query-string forms (specification, section 5): numbers, `true`/`false`, and comma-joined lists. */
import * as z from 'zod/mini';
import { readPurchases } from '../rules/purchases.ts';
import { idInAddress } from '../values/text.ts';

/** A whole number within bounds, with a default. */
export const queryInt = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), fallback);
export const queryId = () => z.optional(idInAddress());
export const queryCoordinate = (limit: 90 | 180) =>
  z.optional(z.coerce.number().check(z.minimum(-limit), z.maximum(limit)));
/** `true` or `false`, nothing else. */
export const queryBoolean = () =>
  z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  );
/** A comma list of a fixed vocabulary; empty parts are dropped. */
export const queryList = <const T extends readonly string[]>(values: T) =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(500)),
      z.pipe(
        z.transform((value: string) => splitList(value)),
        z.array(z.enum(values)),
      ),
    ),
  );
/** A comma list of ids, at most so many characters of it; empty parts are dropped. */
export const queryIdList = (longest = 500) =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(longest)),
      z.pipe(
        z.transform((value: string) => splitList(value).map(Number)),
        z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
      ),
    ),
  );
/** What must be for sale: `<regime>[.<category>…],…`, as `coverage.money` answers it. */
export const queryPurchases = () =>
  z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(500),
        z.refine((value) => readPurchases(value) !== undefined),
      ),
      z.transform((value: string) => readPurchases(value) ?? []),
    ),
  );
const splitList = (value: string): string[] => value.split(',').filter((part) => part !== '');

/** Digits and nothing else: what is in a path has one spelling. */
const tileNumber = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(max))),
  );
/** The place of a map tile, in its path. */
export const TileCoordinates = z.object({
  z: tileNumber(22),
  x: tileNumber(4_194_303),
  y: tileNumber(4_194_303),
});
