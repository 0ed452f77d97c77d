import { type CompanyForm, type Country, czechIban, isAccountPart } from '@cafeteria/contract';
import type { Brand } from './brands.ts';
import type { DemoCompany } from './content.ts';
import { daysFrom } from './dates.ts';
import { fictionalPhone } from './partners.ts';
import { createRandom, type Random } from './random.ts';
import type { Employer, Vocabulary } from './vocab/countries/index.ts';

/** Made up: registries have not come near 990 yet; the last digit is the checksum. */
export const numberOf = (id: number): string => {
  const first = String(9_900_000 + id);
  const sum = Array.from(first, Number).reduce(
    (total, digit, index) => total + digit * (8 - index),
    0,
  );
  return `${first}${(11 - (sum % 11)) % 10}`;
};
/** A Slovak tax number: ten digits divisible by eleven. */
const slovakTaxId = (id: number): string => String(Math.ceil((2_990_000_000 + id * 97) / 11) * 11);

/** The numbers a company pays its taxes by. */
export const taxOf = (
  country: Country,
  id: number,
  registrationNumber: string,
): Pick<CompanyForm, 'taxId' | 'vatId' | 'vatPayer'> => {
  if (country === 'CZ') return { taxId: `CZ${registrationNumber}`, vatId: null, vatPayer: true };
  return { taxId: slovakTaxId(id), vatId: `SK${slovakTaxId(id)}`, vatPayer: true };
};

/** Who trades below the turnover of the law; a Czech one is known for taxes by the number of its birth, told nobody. */
const noVat = (country: Country) => ({
  vatId: null,
  vatPayer: false,
  ...(country === 'CZ' && { taxId: null }),
});

/** The IBAN of a Slovak account without a prefix; S and K count as 28 and 20. */
const slovakIban = (bankCode: string, number: string): string => {
  const account = `${bankCode}000000${number}`;
  return `SK${String(98n - (BigInt(`${account}282000`) % 97n)).padStart(2, '0')}${account}`;
};

/** Made up: bank 9990 does not exist. */
export const accountOf = (
  country: Country,
  id: number,
): Pick<CompanyForm, 'bankAccount' | 'iban'> => {
  const number =
    Array.from({ length: 100 }, (_, step) => String(2_900_000_000 + id * 1_000 + step)).find(
      isAccountPart,
    ) ?? '19';
  if (country === 'SK') return { bankAccount: null, iban: slovakIban('9990', number) };
  const bankAccount = { prefix: null, number, bankCode: '9990' };
  return { bankAccount, iban: czechIban(bankAccount) };
};

/** A company, or somebody who trades in their own name. */
type Operating = Employer & { readonly isTrader?: boolean };
type Made = { readonly now: Date; readonly vocabulary: Vocabulary };
const personOf = (
  vocabulary: Vocabulary,
  email: string,
  random: Random,
): CompanyForm['contactPersons'][number] => {
  const { people, accountant } = vocabulary;
  const firstName = random.pick(people.women);
  const [lastName] = random.pick(people.surnames);
  return {
    firstName,
    lastName,
    email,
    phone: fictionalPhone(vocabulary, random),
    role: accountant,
  };
};
const build = (
  id: number,
  { name, city, postal, registerEntry, domain, isTrader: trades = false }: Operating,
  { now, vocabulary }: Made,
): DemoCompany => {
  const { country, geography, billing } = vocabulary;
  const random = createRandom('company', name);
  const registrationNumber = numberOf(id);
  const billingEmail = `${billing}@${domain}`;
  return {
    id,
    active: true,
    dateCreated: daysFrom(now, -random.int(830, 900)),
    input: {
      name,
      country,
      registrationNumber,
      ...taxOf(country, id, registrationNumber),
      ...(trades && noVat(country)),
      registerEntry,
      address: {
        street: random.pick(geography.streets),
        houseNumber: String(random.int(12, 980)),
        streetNumber: String(random.int(1, 60)),
        districtNumber: null,
        postalCode: `${postal}${String(random.int(1, 9)).padStart(2, '0')}`,
        city,
        country,
        components: null,
        placeId: null,
        lat: null,
        lng: null,
      },
      mailingAddress: null,
      billingEmail,
      ...accountOf(country, id),
      contactPersons: [personOf(vocabulary, billingEmail, random)],
      note: null,
    },
  };
};

/** The companies every client is employed by; the glassworks have a second one. */
export const employersOf: Readonly<Record<number, readonly number[]>> = {
  1: [1, 4],
  2: [2],
  3: [3],
};

const isLarge = ({ reach }: Brand): boolean => reach === 'chain' || reach === 'several';
/** Every merchant is operated by a company of its own, or by a person who trades; the largest stand first. */
const operators = (brands: readonly Brand[]): Brand[] => [
  ...brands.filter(isLarge),
  ...brands.filter((brand) => !isLarge(brand)),
];
const firstOperator = 5;
/** Of the small ones every third is somebody who trades in their own name, and pays no VAT. */
const isTrader = (brand: Brand): boolean => !isLarge(brand) && brand.id % 3 === 0;

/** A legal form by how far it reaches; a trader is called by name and by the shop. */
const operatorFor = (
  brand: Brand,
  id: number,
  { people, registerEntryOf, traderEntryOf }: Vocabulary,
): Operating => {
  const { name, slug, reach, home } = brand;
  const [city, , postal] = home;
  const seat = { city, postal, domain: `${slug}.example` };
  if (!isTrader(brand)) {
    const isByShares = reach === 'chain';
    const form = isByShares ? 'a. s.' : 's. r. o.';
    const registerEntry = registerEntryOf({ isByShares, number: 9_900 + id, postal });
    return { ...seat, name: `${name}, ${form}`, registerEntry };
  }
  const random = createRandom('trader', name);
  const [lastName] = random.pick(people.surnames);
  const owner = `${random.pick(people.women)} ${lastName}`;
  return {
    ...seat,
    name: `${owner} – ${name}`,
    registerEntry: traderEntryOf(city),
    isTrader: true,
  };
};

export const buildCompanies = (brands: readonly Brand[], made: Made): DemoCompany[] => {
  const { clients, glassShop } = made.vocabulary;
  const operating = operators(brands).map((brand, index) =>
    operatorFor(brand, firstOperator + index, made.vocabulary),
  );
  return [...clients, glassShop, ...operating].map((employer, index) =>
    build(index + 1, employer, made),
  );
};

/** Who operates each merchant. */
export const operatorOf = (brands: readonly Brand[]): ReadonlyMap<number, number> =>
  new Map(operators(brands).map(({ id }, index) => [id, firstOperator + index]));

/** What the company that runs the portal is called, there. */
export const operatorName: Readonly<Record<Country, string>> = { CZ: 'Kafeterie', SK: 'Kafetéria' };
