import type { BranchOfficeForm, Country } from '@cafeteria/contract';
import type { Place } from '../seed/places.ts';
import type { Brand } from './brands.ts';
import type { DemoBranchOffice } from './content.ts';
import { daysFrom } from './dates.ts';
import { fictionalPhone } from './partners.ts';
import { openingHoursOf } from './place/opening-hours.ts';
import type { Geography, Town } from './place/geography.ts';
import { createRandom, type Random } from './random.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const total = 3_000;
type Spot = {
  city: string;
  district: string | null;
  postal: string;
  lat: number;
  lng: number;
  spread: number;
};
/** The places of one country: what is known of it, and the gazetteer's points. */
type Land = {
  country: Country;
  geography: Geography;
  ofTown: ReadonlyMap<string, Place>;
  smaller: readonly Place[];
};

/** Partners open in towns; where nobody counted the inhabitants, it is one. */
const smallestTown = 1_000;

const indexPlaces = (places: readonly Place[], { country, geography }: Vocabulary): Land => {
  const large = new Set(
    [...geography.towns, ...Object.values(geography.resorts).flat()].map(([name]) => name),
  );
  const own = places.filter((place) => place.country === country);
  return {
    country,
    geography,
    // of places of one name the largest is meant: it comes last
    ofTown: new Map(
      own.toSorted((a, b) => a.population - b.population).map((place) => [place.name, place]),
    ),
    smaller: own.filter(
      ({ name, municipality, region, population }) =>
        !large.has(name) &&
        municipality === null &&
        region !== 'Hlavní město Praha' &&
        (population === 0 || population >= smallestTown) &&
        !name.includes('-'),
    ),
  };
};

/** How many branch offices each brand has: the chains share what the small ones leave, 1 to 60 each. */
export const countBranchOffices = (brands: readonly Brand[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const chains: Brand[] = [];
  for (const brand of brands) {
    const random = createRandom('branches', brand.name);
    if (brand.reach === 'chain') chains.push(brand);
    counts.set(
      brand.id,
      {
        single: random.chance(0.12) ? 2 : 1,
        several: random.int(3, 9),
        chain: random.int(14, 40),
        online: 0,
      }[brand.reach],
    );
  }
  let left = total - [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (let turn = 0; left !== 0; turn += 1) {
    const chain = chains[turn % chains.length];
    const count = counts.get(chain?.id ?? 0) ?? 0;
    const step = left > 0 ? Number(count < 60) : -Number(count > 8);
    if (chain) counts.set(chain.id, count + step);
    left -= step;
    if (turn > 100_000) throw new Error('the chains cannot take so many branch offices');
  }
  return counts;
};

const pickLarge = ({ geography: { towns } }: Land, random: Random): Town => {
  const weights = towns.map(([, thousands]) => thousands ** 0.8);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return towns.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? random.pick(towns);
};

const spotOfTown = ([name, thousands, postal]: Town, land: Land, random: Random): Spot => {
  const place = land.ofTown.get(name);
  if (!place) throw new Error(`the gazetteer does not know ${name}`);
  const quarters = land.geography.quarters[name];
  if (quarters) {
    const { number: district, ...quarter } = random.pick(quarters);
    return { city: name, district, ...quarter, spread: 1.3 };
  }
  return {
    city: name,
    district: null,
    postal,
    lat: place.lat,
    lng: place.lng,
    spread: thousands > 150 ? 2.4 : thousands > 60 ? 1.4 : 0.8,
  };
};

const spotFor = (brand: Brand, index: number, land: Land, random: Random): Spot => {
  if (index === 0) return spotOfTown(brand.home, land, random);
  if (random.chance(0.8)) return spotOfTown(pickLarge(land, random), land, random);
  const place = random.pick(land.smaller);
  return {
    city: place.name,
    district: null,
    postal: random.pick(land.geography.postalOfRegion[place.region] ?? ['100']),
    lat: place.lat,
    lng: place.lng,
    spread: 0.4,
  };
};

/** A point up to `spread` kilometres away, denser towards the middle. */
const scatter = ({ lat, lng, spread }: Spot, random: Random): { lat: number; lng: number } => {
  const angle = random.next() * 2 * Math.PI;
  const distance = spread * random.next() ** 0.7;
  const rounded = (value: number): number => Math.round(value * 100_000) / 100_000;
  return {
    lat: rounded(lat + (distance * Math.cos(angle)) / 111.2),
    lng: rounded(lng + (distance * Math.sin(angle)) / (111.2 * Math.cos((lat * Math.PI) / 180))),
  };
};

const addressAt = (
  spot: Spot,
  { country, geography }: Land,
  random: Random,
): BranchOfficeForm['address'] => {
  const isHamlet = spot.spread < 0.5 && random.chance(0.35);
  return {
    street: isHamlet ? null : random.pick(geography.streets),
    houseNumber: String(random.int(3, spot.spread > 1 ? 2_400 : 700)),
    streetNumber: isHamlet || spot.spread < 0.8 ? null : String(random.int(1, 96)),
    districtNumber: spot.district,
    postalCode: `${spot.postal}${String(random.pick([0, 0, 0, 1, 2, 3, 4, 5])).padStart(2, '0')}`,
    city: spot.city,
    country,
    components: null,
    placeId: null,
    ...scatter(spot, random),
  };
};

const nameOf = (
  brand: Brand,
  address: BranchOfficeForm['address'],
  severalThere: boolean,
): string =>
  severalThere && address.street
    ? `${brand.name} – ${address.city}, ${address.street}`
    : `${brand.name} – ${address.city}`;

const buildOne = (
  brand: Brand,
  address: BranchOfficeForm['address'],
  severalThere: boolean,
  vocabulary: Vocabulary,
  random: Random,
): BranchOfficeForm => ({
  name: nameOf(brand, address, severalThere),
  address,
  locationSource: random.chance(0.8) ? 'GEOCODED' : 'MANUAL',
  contacts: random.chance(0.5)
    ? [{ type: 'TELEPHONE', value: fictionalPhone(vocabulary, random), label: null }]
    : [],
  openingHours: random.chance(0.96) ? openingHoursOf(brand.trade.hours, random) : null,
  benefitTypes: random.chance(0.06) ? ['cardWithChip'] : null,
  subcategoryIds: null,
  healthcareProvider: null,
  externalId: null,
});

/** All branch offices, with ids in the order of their partners. */
export const buildBranchOffices = (
  brands: readonly Brand[],
  places: readonly Place[],
  { now, vocabulary }: { readonly now: Date; readonly vocabulary: Vocabulary },
): DemoBranchOffice[] => {
  const land = indexPlaces(places, vocabulary);
  const counts = countBranchOffices(brands);
  const built: DemoBranchOffice[] = [];
  for (const brand of brands) {
    const random = createRandom('branch offices', brand.name);
    const addresses = Array.from({ length: counts.get(brand.id) ?? 0 }, (_, index) =>
      addressAt(spotFor(brand, index, land, random), land, random),
    );
    for (const address of addresses) {
      const severalThere = addresses.filter(({ city }) => city === address.city).length > 1;
      const id = built.length + 1;
      built.push({
        id,
        partnerId: brand.id,
        active: id % 130 !== 77,
        dateCreated: daysFrom(now, -random.int(2, 800), 9),
        input: buildOne(brand, address, severalThere, vocabulary, random),
      });
    }
  }
  return built;
};
