import {
  type ClientContractMode,
  type Currency,
  type PayrollProfile,
  payrollPresets,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { invoiceMonth } from '../../src/money/client-document/index.ts';
import { saveProfile } from '../../src/money/client-report/index.ts';
import { give, listGrantees } from '../../src/money/credit-grant/index.ts';
import { addDays } from '../../src/money/ledger/index.ts';
import { columns, type Db, fold, query, sortKey } from '../../src/platform/db/index.ts';
import { numberOf, operatorName, taxOf } from '../companies.ts';
import { readToday } from './clock.ts';

type Demo = {
  /** The first day of the month that is invoiced. */
  readonly month: string;
  /** Of the account employers pay to. */
  readonly iban: string;
  readonly invoicing: Omit<Parameters<typeof invoiceMonth>[1], 'month'>;
};

/** The number of no other company is made of it. */
const operatorId = 4_000;
/** What employers pay a month for each active person, and beside that, in minor units. */
const feesOf = {
  CZK: { perPerson: 2_900, fixed: 50_000 },
  EUR: { perPerson: 120, fixed: 2_000 },
} as const;

const operatorMail = { CZ: 'portal@kafeterie.example', SK: 'portal@kafeteria.example' } as const;
const operatorPhone = { CZ: '+420555000400', SK: '+421255500400' } as const;
/** In the capital, at whose court it is registered. */
const operatorSeat = {
  CZ: { city: 'Praha', postalCode: '11000' },
  SK: { city: 'Bratislava', postalCode: '81109' },
} as const;
const operatorEntry = {
  CZ: 'B 9900, Městský soud v Praze',
  SK: 'Mestský súd Bratislava III, oddiel Sa, vložka 9900/B',
} as const;

/** The company that runs the portal, and bills those who give credits in it. */
const insertOperator = async (
  tx: Db,
  { iban, invoicing }: Omit<Demo, 'month'>,
): Promise<number> => {
  const operator = `${operatorName[invoicing.country]}, a. s.`;
  const registrationNumber = numberOf(operatorId);
  const { taxId, vatId } = taxOf(invoicing.country, operatorId, registrationNumber);
  const { rows } = await query`
    insert into company as c (
      name, name_sort_cs, name_sort_sk, folded, country, registration_number, tax_id, vat_id,
      vat_payer, register_entry, address, billing_email, iban, active
    )
    select
      ${operator}, ${sortKey(operator, 'cs')}, ${sortKey(operator, 'sk')}, ${fold(operator)},
      country, ${registrationNumber}, ${taxId}, ${vatId}, true,
      ${operatorEntry[invoicing.country]},
      address || ${JSON.stringify(operatorSeat[invoicing.country])}::jsonb, 'ucetni@kafeterie.example', ${iban}, true
    from company
    order by id
    limit 1
    returning ${columns({ id: sql<number>`c.id` })}`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into operator (id, company_id, email, phone)
    values (1, ${id}, ${operatorMail[invoicing.country]}, ${operatorPhone[invoicing.country]})`.execute(
    tx,
  );
  return id;
};

type Terms = {
  readonly sellerId: number;
  readonly currency: Currency;
  readonly mode: ClientContractMode;
  readonly validFrom: string;
};
const insertContract = (
  tx: Db,
  clients: RawBuilder<unknown>,
  { sellerId, currency, mode, validFrom }: Terms,
) => {
  const { perPerson, fixed } = feesOf[currency];
  return sql`
    insert into client_contract (
      client_id, seller_id, valid_from, mode, per_person, rate, rate_of, fixed, minimum, set_up,
      due_days, reminder_days, email, folded, active
    )
    select
      c.id, ${sellerId}, ${validFrom}::date, ${mode}, ${perPerson}, 150, 'USED', ${fixed}, 0, 0,
      14, 7, 'faktury@zamestnavatel.example', c.folded, true
    from client c
    where c.id in (${clients})
    order by c.id`.execute(tx);
};

/** What employers of a country order for each of their first people, in minor units. */
const orders = {
  CZK: { regime: 'CZ_MEAL', ground: 'BEYOND_WAGE', amount: 150_000 },
  EUR: { regime: 'SK_MEAL', ground: null, amount: 6_000 },
} as const;
const orderingClient = 3;
const orderedPeople = 8;

/** An employer that pays beforehand from today on has ordered meals, and its payment is awaited. */
const orderDemo = async (tx: Db, sellerId: number, { currency, by }: Demo['invoicing']) => {
  const { amount, ...terms } = orders[currency];
  const validFrom = await readToday(tx);
  await sql`
    update client_contract set valid_to = ${addDays(validFrom, -1)}::date
    where client_id = ${orderingClient}`.execute(tx);
  await insertContract(tx, sql`${orderingClient}`, {
    sellerId,
    currency,
    mode: 'PREPAID',
    validFrom,
  });
  const invoicing = {
    clientId: orderingClient,
    regime: terms.regime,
    year: Number(validFrom.slice(0, 4)),
  };
  const people = await listGrantees(tx, invoicing, { companyId: null, onlyActive: true });
  await give(
    tx,
    { clientId: orderingClient, currency, createdBy: by.user.id },
    {
      ...terms,
      validFrom,
      expiresOn: addDays(validFrom, 365),
      allowedCategoryIds: null,
      note: null,
    },
    people.slice(0, orderedPeople).map((grantee) => ({ grantee, amount })),
  );
};

/** Wage components as the payroll of the first employer calls them. */
const codesOf = {
  CZK: [
    { regime: 'TAXED', figure: 'TAXABLE', code: '520' },
    { regime: 'CZ_LEISURE', figure: 'TAXABLE', code: '521' },
    { regime: 'CZ_HEALTH', figure: 'TAXABLE', code: '522' },
    { regime: 'CZ_MEAL', figure: 'UNDECIDED', code: '523' },
    { regime: 'CZ_FKSP', figure: 'USED', code: '524' },
  ],
  EUR: [
    { regime: 'TAXED', figure: 'TAXABLE', code: '520' },
    { regime: 'SK_NON_CASH', figure: 'TAXABLE', code: '521' },
    { regime: 'SK_MEAL', figure: 'UNDECIDED', code: '523' },
    { regime: 'SK_SOCIAL_FUND', figure: 'UNDECIDED', code: '524' },
    { regime: 'SK_RECREATION', figure: 'USED', code: '525' },
    { regime: 'SK_SPORT', figure: 'USED', code: '526' },
  ],
} as const satisfies Readonly<Record<Currency, PayrollProfile['codes']>>;
const profileDemo = async (tx: Db, currency: Currency): Promise<void> => {
  const [preset] = payrollPresets;
  if (preset) await saveProfile(tx, 1, { ...preset, codes: [...codesOf[currency]] });
};

/** Contracts of the first employers with who runs the portal, as those of all partners are. Answers its company. */
export const contractDemo = async (
  tx: Db,
  { validFrom, ...demo }: Omit<Demo, 'month'> & { readonly validFrom: string },
): Promise<number> => {
  const sellerId = await insertOperator(tx, demo);
  const terms = { sellerId, currency: demo.invoicing.currency, validFrom };
  await sql`update partner_contract set seller_id = ${sellerId}`.execute(tx);
  const first = sql`select id from client order by id limit 3`;
  await insertContract(tx, first, { ...terms, mode: 'POSTPAID_USED' });
  return sellerId;
};

/** The invoices of a month, an order, and what payroll takes. */
export const invoiceDemo = async (
  tx: Db,
  { month, invoicing, sellerId }: Pick<Demo, 'month' | 'invoicing'> & { readonly sellerId: number },
): Promise<void> => {
  await invoiceMonth(tx, { ...invoicing, month });
  await orderDemo(tx, sellerId, invoicing);
  await profileDemo(tx, invoicing.currency);
};
