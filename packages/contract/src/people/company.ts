import * as z from 'zod/mini';
import { Address } from '../values/address.ts';
import { crudRoutes, Managed } from '../http/crud.ts';
import { Country } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { adminListQuery } from '../http/page.ts';
import { czechIban, isAccountPart, isIban, plainIban } from '../rules/bank.ts';
import {
  isCompanyId,
  isCzechTaxId,
  isSlovakTaxId,
  isSlovakVatId,
  padCompanyId,
} from '../rules/company-id.ts';
import { pattern } from '../rules/pattern.ts';
import {
  emailText,
  lineText,
  nameText,
  patternText,
  phoneText,
  shownText,
  text,
} from '../values/text.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** An IČO of eight digits with its checksum; a shorter one gets its leading zeros. */
export const CompanyNumber = z.string().check(
  z.trim(),
  z.overwrite(padCompanyId),
  z.regex(pattern.companyId, 'validation.companyId'),
  z.refine(
    (value) => !pattern.companyId.test(value) || isCompanyId(value),
    'validation.companyId.checksum',
  ),
);
export const Iban = z.string().check(
  z.overwrite(plainIban),
  z.maxLength(34, 'validation.maxLength'),
  z.regex(pattern.iban, 'validation.iban'),
  z.refine((value) => !pattern.iban.test(value) || isIban(value), 'validation.iban.checksum'),
);
const accountPart = (name: 'accountPrefix' | 'accountNumber', max: number) =>
  patternText(name, max).check(
    z.refine(
      (value) => !pattern[name].test(value) || isAccountPart(value),
      'validation.account.checksum',
    ),
  );
/** A Czech account; prefix and number carry their own checksums. */
export const BankAccount = z.strictObject({
  prefix: z.nullable(accountPart('accountPrefix', 6)),
  number: accountPart('accountNumber', 10),
  bankCode: patternText('bankCode', 4),
});
export type BankAccount = z.output<typeof BankAccount>;
export const ContactPerson = z.strictObject({
  firstName: nameText(textLimit.personName),
  lastName: nameText(textLimit.personName),
  email: z.nullable(emailText()),
  phone: z.nullable(phoneText()),
  role: z.nullable(lineText(80)),
});
export type ContactPerson = z.output<typeof ContactPerson>;

type TaxNumbers = {
  country: Country;
  taxId: string | null;
  vatId: string | null;
  vatPayer: boolean;
};
type Problem = { path: PropertyKey[]; message: string };
const czechTaxProblems = ({ taxId, vatId, vatPayer }: TaxNumbers): Problem[] => [
  ...(taxId && !isCzechTaxId(taxId)
    ? [{ path: ['taxId'], message: 'validation.taxId.czech' }]
    : []),
  ...(vatId ? [{ path: ['vatId'], message: 'validation.vatId.slovakOnly' }] : []),
  ...(vatPayer && !taxId ? [{ path: ['taxId'], message: 'validation.vatPayer' }] : []),
];
const slovakTaxProblems = ({ taxId, vatId, vatPayer }: TaxNumbers): Problem[] => [
  ...(taxId && !isSlovakTaxId(taxId)
    ? [{ path: ['taxId'], message: 'validation.taxId.slovak' }]
    : []),
  ...(vatId && !isSlovakVatId(vatId) ? [{ path: ['vatId'], message: 'validation.vatId' }] : []),
  ...(vatPayer && !vatId ? [{ path: ['vatId'], message: 'validation.vatPayer' }] : []),
];

/** A legal entity: it may employ the users of clients, operate partners, or both. */
export const CompanyForm = z
  .strictObject({
    name: nameText(200),
    country: Country,
    registrationNumber: CompanyNumber,
    taxId: z.nullable(text(14)),
    vatId: z.nullable(text(14)),
    vatPayer: z.boolean(),
    registerEntry: z.nullable(lineText(200)),
    address: Address,
    mailingAddress: z.nullable(Address),
    billingEmail: z.nullable(emailText()),
    bankAccount: z.nullable(BankAccount),
    iban: z.nullable(Iban),
    contactPersons: z.array(ContactPerson).check(z.maxLength(10, 'validation.maxItems')),
    note: z.nullable(text(2_000)),
  })
  .check(({ value, issues }) => {
    const problems = value.country === 'CZ' ? czechTaxProblems(value) : slovakTaxProblems(value);
    if (value.bankAccount && value.iban && czechIban(value.bankAccount) !== value.iban)
      problems.push({ path: ['iban'], message: 'validation.iban.account' });
    for (const problem of problems) issues.push({ code: 'custom', input: value, ...problem });
  })
  .register(z.globalRegistry, { id: 'CompanyForm' });
export type CompanyForm = z.output<typeof CompanyForm>;

export const CompanyRole = z.enum(['EMPLOYER', 'OPERATOR']);
const CompanyUse = z.object({
  clientCount: z.int(),
  partnerCount: z.int(),
  roles: z.array(CompanyRole),
});
export const CompanyRecord = z
  .extend(z.extend(Managed, CompanyForm.shape), CompanyUse.shape)
  .register(z.globalRegistry, { id: 'CompanyRecord' });
export type CompanyRecord = z.output<typeof CompanyRecord>;
export const CompanyRow = z
  .extend(
    z.extend(Managed, {
      name: shownText(),
      country: Country,
      registrationNumber: z.string(),
      vatPayer: z.boolean(),
      address: Address,
    }),
    CompanyUse.shape,
  )
  .register(z.globalRegistry, { id: 'CompanyRow' });
export type CompanyRow = z.output<typeof CompanyRow>;
export const CompanyFilter = z.extend(
  adminListQuery(['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { country: z.optional(Country), role: z.optional(CompanyRole) },
);

/** Why a registry did not give a company; none of it is an error of the form. */
export const LookupReason = z.enum(['NOT_CONFIGURED', 'NOT_FOUND', 'UNREACHABLE']);
export type LookupReason = z.output<typeof LookupReason>;
/** What a public registry knows of a company: enough to fill the form. */
export const RegisteredCompany = z.object({
  name: z.string(),
  taxId: z.nullable(z.string()),
  address: Address,
});
export type RegisteredCompany = z.output<typeof RegisteredCompany>;
export const CompanyLookup = z
  .object({
    found: z.boolean(),
    reason: z.nullable(LookupReason),
    company: z.nullable(RegisteredCompany),
  })
  .register(z.globalRegistry, { id: 'CompanyLookup' });
export type CompanyLookup = z.output<typeof CompanyLookup>;

export const companyAdminRoutes = {
  ...crudRoutes('/api/admin/company', {
    record: CompanyRecord,
    row: CompanyRow,
    form: CompanyForm,
    filter: CompanyFilter,
    // a contract of a client names who issues its documents
    access: { list: 'books', get: 'books' },
    invalidates: ['company', 'client', 'partner', 'user'],
    tag: 'company',
  }),
  lookup: route({
    method: 'GET',
    path: '/api/admin/company/lookup',
    access: 'admin',
    summary: 'What a public registry knows of a company',
    query: z.object({ country: Country, registrationNumber: CompanyNumber }),
    response: CompanyLookup,
  }),
};
