import type { RegisteredCompany } from '@cafeteria/contract';
import * as z from 'zod/mini';

/** The form does not wait longer: it can be filled by hand. */
const patienceMs = 3_000;

const Seat = z.object({
  nazevObce: z.optional(z.string()),
  nazevUlice: z.optional(z.string()),
  nazevCastiObce: z.optional(z.string()),
  cisloDomovni: z.optional(z.number()),
  cisloOrientacni: z.optional(z.number()),
  cisloOrientacniPismeno: z.optional(z.string()),
  psc: z.optional(z.number()),
});
/** The part of an answer of ARES (v3) that the form can use. */
const Subject = z.object({
  obchodniJmeno: z.string(),
  dic: z.optional(z.string()),
  sidlo: z.optional(Seat),
});

const numberOf = (value: number | undefined, letter = ''): string | null =>
  value === undefined ? null : `${value}${letter}`;
const addressOf = (seat: z.output<typeof Seat>): RegisteredCompany['address'] => ({
  street: seat.nazevUlice ?? null,
  houseNumber: numberOf(seat.cisloDomovni),
  streetNumber: numberOf(seat.cisloOrientacni, seat.cisloOrientacniPismeno),
  districtNumber: null,
  postalCode: seat.psc === undefined ? '' : String(seat.psc).padStart(5, '0'),
  city: seat.nazevObce ?? '',
  country: 'CZ',
  components: null,
  placeId: null,
  lat: null,
  lng: null,
});

/**
 * Asks ARES, the Czech register of economic subjects; undefined when it does not know the number.
 * Throws when the answer is late or malformed.
 */
export const findInAres = async (
  url: string,
  registrationNumber: string,
): Promise<RegisteredCompany | undefined> => {
  const response = await fetch(`${url}/ekonomicke-subjekty/${registrationNumber}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`ARES answered ${response.status}`);
  const { obchodniJmeno, dic, sidlo = {} } = z.parse(Subject, await response.json());
  return { name: obchodniJmeno, taxId: dic ?? null, address: addressOf(sidlo) };
};
