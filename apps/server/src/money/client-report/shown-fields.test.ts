import { type PayrollProfile, PayrollWhat } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsShown, type Others } from '../../test/shown-fields.ts';
import { payrollTexts } from '../texts.ts';
import { payrollTable } from './payroll-table.ts';
import type { PayrollCompany } from './payroll.queries.ts';
import type { PayrollLine } from './payroll.rules.ts';
import { profileFile } from './profile.rules.ts';

const company: PayrollCompany = { id: 1, name: 'Malá s.r.o.', registrationNumber: '27074358' };
const line: PayrollLine = {
  userId: 1,
  personalNumber: 'Z1',
  lastName: 'Malá',
  firstName: 'Eva',
  company,
  regime: 'CZ_LEISURE',
  granted: 1_00,
  recalled: 2_00,
  expired: 3_00,
  used: 4_00,
  elsewhere: 5_00,
  grounds: [],
  taxable: 6_00,
  undecided: 7_00,
  exempt: 8_00,
  correctionOf: null,
};
const shown = {
  userId: 'the personal number says who it is',
  personalNumber: { is: 'Z2' },
  lastName: { is: 'Velká' },
  firstName: { is: 'Ida' },
  company: { is: { ...company, name: 'Velká s.r.o.' } },
  regime: { is: 'CZ_HEALTH' },
  granted: { is: 11_00 },
  recalled: { is: 12_00 },
  expired: { is: 13_00 },
  used: { is: 14_00 },
  elsewhere: { is: 15_00 },
  grounds: { is: ['BEYOND_WAGE'] },
  taxable: { is: 16_00 },
  undecided: { is: 17_00 },
  exempt: { is: 18_00 },
  correctionOf: { is: '2025-12' },
} as const satisfies Others<PayrollLine>;
const companyShown: Others<PayrollCompany> = {
  id: 'the registration number says which it is',
  name: { is: 'Velká s.r.o.' },
  registrationNumber: { is: '00000019' },
};

const text = await payrollTexts('cs');
const ownTable = async (one: PayrollLine): Promise<string> =>
  (await payrollTable([one], 'CSV', { month: '2026-10', text })).toString();
describe('a line of the portal’s own file', () =>
  everyFieldIsShown<PayrollLine>(line, shown, ownTable));
describe('the company of such a line', () =>
  everyFieldIsShown<PayrollCompany>(company, companyShown, (other) =>
    ownTable({ ...line, company: other }),
  ));

/** All that an employer may have in a file of its own. */
const everything: PayrollProfile = {
  name: 'all',
  encoding: 'UTF_8',
  separator: 'SEMICOLON',
  decimal: 'COMMA',
  hasHeading: false,
  rowOf: 'REGIME',
  columns: PayrollWhat.options.map((what) => ({ heading: '', what, regime: null })),
  codes: [],
};
const ownFile = (one: PayrollLine): string =>
  profileFile([one], everything, {
    month: '2026-10',
    regimeName: ({ regime }) => regime,
  }).toString();
describe('a line of an employer’s own file', () =>
  everyFieldIsShown<PayrollLine>(
    line,
    {
      ...shown,
      elsewhere: 'what counts is in the sums already',
      grounds: 'wage components are told by regime',
    },
    ownFile,
  ));
describe('the company of a line there', () =>
  everyFieldIsShown<PayrollCompany>(company, companyShown, (other) =>
    ownFile({ ...line, company: other }),
  ));
