import type { RegisteredCompany } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { askRegistry } from './ask-registry.ts';

/** What the register knows of a time: what ended has a last day. */
const dated = { validTo: z.nullish(z.string()) };
const Name = z.object({ value: z.string(), ...dated });
const Seat = z.object({
  street: z.nullish(z.string()),
  /** The number of the building in the register of the municipality; 0 where it has none. */
  regNumber: z.nullish(z.number()),
  /** The number in the street. */
  buildingNumber: z.nullish(z.string()),
  postalCodes: z.nullish(z.array(z.string())),
  municipality: z.nullish(z.object({ value: z.string() })),
  district: z.nullish(z.object({ value: z.string() })),
  ...dated,
});
const Entity = z.object({
  identifiers: z.array(Name),
  fullNames: z.array(Name),
  addresses: z.nullish(z.array(Seat)),
});
/** The part of an answer of the register's search (v1) that the form can use. */
const Found = z.object({ results: z.array(Entity) });

/** What holds now, else what held last. */
const current = <T extends { readonly validTo?: string | null | undefined }>(
  all: readonly T[],
): T | undefined => all.find(({ validTo }) => !validTo) ?? all.at(-1);

const addressOf = ({
  street,
  regNumber,
  buildingNumber,
  postalCodes,
  municipality,
}: z.output<typeof Seat>): RegisteredCompany['address'] => ({
  street: street || null,
  houseNumber: regNumber ? String(regNumber) : null,
  streetNumber: buildingNumber || null,
  village: null,
  districtNumber: null,
  postalCode: postalCodes?.[0]?.replaceAll(/\s/g, '') ?? '',
  city: municipality?.value ?? '',
  country: 'SK',
  components: null,
  placeId: null,
  lat: null,
  lng: null,
});

/**
 * Asks the register of legal persons of the Statistical Office of the Slovak Republic (RPO, Act
 * 272/2015); undefined when it does not know the number. It does not tell tax numbers. Throws when the
 * answer is late or malformed.
 */
export const findInRpo = async (
  url: string,
  registrationNumber: string,
): Promise<RegisteredCompany | undefined> => {
  const answer = await askRegistry(`${url}/search?identifier=${registrationNumber}`);
  const { results } = z.parse(Found, answer ?? { results: [] });
  const entity = results.find(({ identifiers }) =>
    identifiers.some(({ value }) => value === registrationNumber),
  );
  const name = entity && current(entity.fullNames)?.value;
  if (!entity || !name) return undefined;
  return { name, taxId: null, address: addressOf(current(entity.addresses ?? []) ?? {}) };
};
