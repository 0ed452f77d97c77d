/** How the payroll system of an employer wants its months written. */
import * as z from 'zod/mini';
import { ImportDelimiter } from '../http/import.ts';
import { route } from '../http/route.ts';
import { ClientId } from '../people/client.ts';
import { nameText, requiredText, text } from '../values/text.ts';
import { Regime } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const PayrollEncoding = z.enum(['UTF_8_MARKED', 'UTF_8', 'WINDOWS_1250', 'ISO_8859_2']);
export type PayrollEncoding = z.output<typeof PayrollEncoding>;
export const PayrollDecimal = z.enum(['COMMA', 'POINT']);
export type PayrollDecimal = z.output<typeof PayrollDecimal>;
/** What one line of the file is: somebody's month in a regime, all of their month, or one wage component of it. */
export const PayrollRowOf = z.enum(['REGIME', 'PERSON', 'CODE']);
export type PayrollRowOf = z.output<typeof PayrollRowOf>;
/** An amount of the payroll. */
export const PayrollFigure = z.enum([
  'GRANTED',
  'RECALLED',
  'EXPIRED',
  'USED',
  'EXEMPT',
  'TAXABLE',
  'UNDECIDED',
]);
export type PayrollFigure = z.output<typeof PayrollFigure>;
export const PayrollWhat = z.enum([
  'PERSONAL_NUMBER',
  'LAST_NAME',
  'FIRST_NAME',
  'COMPANY',
  'REGISTRATION_NUMBER',
  'MONTH',
  'REGIME',
  'CORRECTION_OF',
  'CODE',
  'AMOUNT',
  'EMPTY',
  ...PayrollFigure.options,
]);
export type PayrollWhat = z.output<typeof PayrollWhat>;

const PayrollColumn = z.strictObject({
  /** What stands over it; of systems that know a column by its wage component, the code of that. */
  heading: text(textLimit.heading),
  what: PayrollWhat,
  /** Of an amount: of this regime alone. */
  regime: z.nullable(Regime),
});
export type PayrollColumn = z.output<typeof PayrollColumn>;
/** Under which wage component an amount of a regime is paid, as the employer's payroll calls it. */
const PayrollCode = z.strictObject({
  regime: Regime,
  figure: PayrollFigure,
  code: requiredText(textLimit.wageCode),
});
export type PayrollCode = z.output<typeof PayrollCode>;

export const PayrollProfile = z
  .strictObject({
    name: nameText(textLimit.profileName),
    encoding: PayrollEncoding,
    separator: ImportDelimiter,
    decimal: PayrollDecimal,
    hasHeading: z.boolean(),
    rowOf: PayrollRowOf,
    columns: z
      .array(PayrollColumn)
      .check(z.minLength(1, 'validation.required'), z.maxLength(40, 'validation.maxItems')),
    codes: z.array(PayrollCode).check(
      z.maxLength(40, 'validation.maxItems'),
      z.refine(
        (codes) => new Set(codes.map((one) => `${one.regime} ${one.figure}`)).size === codes.length,
        'validation.unique',
      ),
    ),
  })
  .check(
    z.refine(({ rowOf, codes }) => rowOf !== 'CODE' || codes.length > 0, {
      error: 'validation.required',
      path: ['codes'],
    }),
  )
  .register(z.globalRegistry, { id: 'PayrollProfile' });
export type PayrollProfile = z.output<typeof PayrollProfile>;

const column = (heading: string, what: PayrollWhat): PayrollColumn => ({
  heading,
  what,
  regime: null,
});
const general = { encoding: 'WINDOWS_1250', separator: 'SEMICOLON', decimal: 'COMMA' } as const;
/** What systems are known to take; where an employer's own differs it is changed from one of these. */
export const payrollPresets: readonly PayrollProfile[] = [
  {
    ...general,
    name: 'CSV',
    hasHeading: true,
    rowOf: 'CODE',
    columns: [
      column('osobni_cislo', 'PERSONAL_NUMBER'),
      column('slozka', 'CODE'),
      column('castka', 'AMOUNT'),
      column('obdobi', 'MONTH'),
    ],
    codes: [],
  },
  {
    name: 'KROS Olymp (TXT)',
    encoding: 'WINDOWS_1250',
    separator: 'TAB',
    decimal: 'COMMA',
    hasHeading: true,
    rowOf: 'PERSON',
    columns: [
      column('## &', 'EMPTY'),
      column('OSCISLO', 'PERSONAL_NUMBER'),
      column('100', 'TAXABLE'),
    ],
    codes: [],
  },
  {
    name: 'SAP (CSV)',
    encoding: 'UTF_8',
    separator: 'SEMICOLON',
    decimal: 'POINT',
    hasHeading: false,
    rowOf: 'CODE',
    columns: [
      column('PERNR', 'PERSONAL_NUMBER'),
      column('LGART', 'CODE'),
      column('BETRG', 'AMOUNT'),
      column('MONTH', 'MONTH'),
    ],
    codes: [],
  },
];

const tag = 'admin:payroll-profile';
const path = '/api/admin/client/:clientId/payroll-profile';
const Kept = z.object({ profile: z.nullable(PayrollProfile) });
export const payrollProfileRoutes = {
  get: route({
    method: 'GET',
    path,
    access: 'admin',
    summary: "How a client's payroll system wants its months; null where nobody has said",
    params: ClientId,
    response: Kept,
    tags: [tag],
  }),
  save: route({
    method: 'PUT',
    path,
    access: 'admin',
    summary: "Say how a client's payroll system wants its months; null forgets it",
    params: ClientId,
    body: z.strictObject({ profile: z.nullable(PayrollProfile) }),
    response: Kept,
    invalidates: [tag],
  }),
};
