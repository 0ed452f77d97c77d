import { type CompanyForm, czechIban, isAccountPart } from '@cafeteria/contract';
import type { Brand } from './brands.ts';
import type { DemoCompany } from './content.ts';
import { daysFrom } from './dates.ts';
import { fictionalPhone } from './partners.ts';
import { streets } from './place/streets.ts';
import { createRandom, type Random } from './random.ts';
import { firstNames, surnames } from './vocab/people.ts';

/** Made up: registries have not come near 990 yet; the last digit is the checksum. */
const numberOf = (id: number): string => {
  const first = String(9_900_000 + id);
  const sum = Array.from(first, Number).reduce(
    (total, digit, index) => total + digit * (8 - index),
    0,
  );
  return `${first}${(11 - (sum % 11)) % 10}`;
};
/** A Slovak tax number: ten digits divisible by eleven. */
const slovakTaxId = (id: number): string => String(Math.ceil((2_990_000_000 + id * 97) / 11) * 11);

const taxOf = (
  country: 'CZ' | 'SK',
  id: number,
  registrationNumber: string,
): Pick<CompanyForm, 'taxId' | 'vatId' | 'vatPayer'> => {
  if (country === 'CZ') return { taxId: `CZ${registrationNumber}`, vatId: null, vatPayer: true };
  return { taxId: slovakTaxId(id), vatId: `SK${slovakTaxId(id)}`, vatPayer: true };
};

/** Bank 9990 does not exist. */
const accountOf = (country: 'CZ' | 'SK', id: number): Pick<CompanyForm, 'bankAccount' | 'iban'> => {
  if (country === 'SK') return { bankAccount: null, iban: null };
  const number =
    Array.from({ length: 11 }, (_, step) => String(2_900_000_000 + id * 1_000 + step)).find(
      isAccountPart,
    ) ?? '19';
  const bankAccount = { prefix: null, number, bankCode: '9990' };
  return { bankAccount, iban: czechIban(bankAccount) };
};

type Sketch = {
  readonly id: number;
  readonly name: string;
  readonly country: 'CZ' | 'SK';
  readonly city: string;
  readonly postal: string;
  readonly registerEntry: string;
};
const billingEmail = (country: 'CZ' | 'SK', domain: string): string =>
  `${country === 'CZ' ? 'fakturace' : 'fakturacia'}@${domain}`;
const personOf = (
  country: 'CZ' | 'SK',
  domain: string,
  role: string,
  random: Random,
): CompanyForm['contactPersons'][number] => {
  const firstName = random.pick(firstNames[country].women);
  const [lastName] = random.pick(surnames[country]);
  return {
    firstName,
    lastName,
    email: billingEmail(country, domain),
    phone: fictionalPhone(country, random),
    role,
  };
};
const build = (
  { id, name, country, city, postal, registerEntry }: Sketch,
  domain: string,
  now: Date,
): DemoCompany => {
  const random = createRandom('company', name);
  const registrationNumber = numberOf(id);
  return {
    id,
    active: true,
    dateCreated: daysFrom(now, -random.int(830, 900)),
    input: {
      name,
      country,
      registrationNumber,
      ...taxOf(country, id, registrationNumber),
      registerEntry,
      address: {
        street: random.pick(streets[country]),
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
      billingEmail: billingEmail(country, domain),
      ...accountOf(country, id),
      contactPersons: [
        personOf(country, domain, country === 'CZ' ? 'účetní' : 'účtovníčka', random),
      ],
      note: null,
    },
  };
};

const employers: readonly (readonly [sketch: Sketch, domain: string])[] = [
  [
    {
      id: 1,
      name: 'Sklárny Javořice, a. s.',
      country: 'CZ',
      city: 'Telč',
      postal: '588',
      registerEntry: 'B 9901, Krajský soud v Brně',
    },
    'sklarny-javorice.example',
  ],
  [
    {
      id: 2,
      name: 'Severka Software s. r. o.',
      country: 'CZ',
      city: 'Liberec',
      postal: '460',
      registerEntry: 'C 9902, Krajský soud v Ústí nad Labem',
    },
    'severka-software.example',
  ],
  [
    {
      id: 3,
      name: 'Podtatranské strojárne, a. s.',
      country: 'SK',
      city: 'Poprad',
      postal: '058',
      registerEntry: 'Okresný súd Prešov, oddiel Sa, vložka 9903/P',
    },
    'podtatranske-strojarne.example',
  ],
  [
    {
      id: 4,
      name: 'Sklárny Javořice Obchod, s. r. o.',
      country: 'CZ',
      city: 'Jihlava',
      postal: '586',
      registerEntry: 'C 9904, Krajský soud v Brně',
    },
    'sklarny-javorice.example',
  ],
];
/** The companies every client is employed by; the glassworks have a second one. */
export const employersOf: Readonly<Record<number, readonly number[]>> = {
  1: [1, 4],
  2: [2],
  3: [3],
};

/** The largest merchants are operated by companies of their own. */
const operated = 24;
const operators = (brands: readonly Brand[]): Brand[] =>
  brands.filter(({ reach }) => reach === 'chain' || reach === 'several').slice(0, operated);
const firstOperator = 5;

export const buildCompanies = (brands: readonly Brand[], now: Date): DemoCompany[] => [
  ...employers.map(([sketch, domain]) => build(sketch, domain, now)),
  ...operators(brands).map((brand, index) => {
    const [city, country, , postal] = brand.home;
    const id = firstOperator + index;
    return build(
      {
        id,
        name: `${brand.name}, s. r. o.`,
        country,
        city,
        postal,
        registerEntry:
          country === 'CZ'
            ? `C ${9_900 + id}, Městský soud v Praze`
            : `Mestský súd Bratislava III, oddiel Sro, vložka ${9_900 + id}/B`,
      },
      `${brand.slug}.example`,
      now,
    );
  }),
];

/** Who operates each merchant that has a company here. */
export const operatorOf = (brands: readonly Brand[]): ReadonlyMap<number, number> =>
  new Map(operators(brands).map(({ id }, index) => [id, firstOperator + index]));
