import type { RegisteredCompany } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { askRegistry } from './ask-registry.ts';

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
  village:
    seat.nazevCastiObce && seat.nazevCastiObce !== seat.nazevObce ? seat.nazevCastiObce : null,
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
  const answer = await askRegistry(`${url}/ekonomicke-subjekty/${registrationNumber}`);
  if (answer === undefined) return undefined;
  const { obchodniJmeno, dic, sidlo = {} } = z.parse(Subject, answer);
  return { name: obchodniJmeno, taxId: dic ?? null, address: addressOf(sidlo) };
};
