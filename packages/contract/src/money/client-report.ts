import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { day, id, instant, month, NamedPerson, shownText } from '../values/text.ts';
import { queryId } from '../http/query.ts';
import { ClientId } from '../people/client.ts';
import { CategoryCode, Currency, Language, Regime } from '../vocabulary/enums.ts';

export const ReportGrouping = z.enum(['CATEGORY', 'REGIME', 'MONTH']);
export type ReportGrouping = z.output<typeof ReportGrouping>;
/** Fewer people than this are never told apart from others. */
export const smallestGroup = 5;

/** What people spent of their employer's money together; refunds are taken off. Minor units. */
const ReportGroup = z.object({
  /** A category's id, a regime, a month (`2026-01`); `OTHER` gathers what is too small to stand alone. */
  key: z.string(),
  category: z.nullable(CategoryCode),
  regime: z.nullable(Regime),
  people: z.int(),
  payments: z.int(),
  amount: z.int(),
});
export type ReportGroup = z.output<typeof ReportGroup>;
/** What became of an employer's money in a month, exactly. Minor units. */
const ReportMonth = z.object({
  /** `2026-01` */
  month: z.string(),
  granted: z.int(),
  recalled: z.int(),
  expired: z.int(),
  spent: z.int(),
});
export type ReportMonth = z.output<typeof ReportMonth>;
export const ClientReport = z
  .object({
    /** Whole months, whatever days were asked for. */
    from: z.string(),
    to: z.string(),
    groupBy: ReportGrouping,
    currency: Currency,
    /** What the employer granted in these months and took back, what expired, and what was spent: exactly. */
    granted: z.int(),
    recalled: z.int(),
    expired: z.int(),
    spent: z.int(),
    /** The same month by month, each of them, also those in which nothing happened. */
    months: z.array(ReportMonth),
    /** How many of its people the employer has ever given credits to. */
    people: z.int(),
    /**
     * How many of them have never spent any of it, rounded down to fives: so no two reports differ by one person.
     * Null where they are fewer than five. The same for all months asked for.
     */
    neverSpent: z.nullable(z.int()),
    /** The sum of the groups, and of nothing else: of what was spent, what can be told apart. */
    amount: z.int(),
    groups: z.array(ReportGroup),
    /** Whether anything was too small to be told at all. */
    isIncomplete: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ClientReport' });
export type ClientReport = z.output<typeof ClientReport>;

/** A table to look at, or the file an employer's payroll system takes. */
export const PayrollFormat = z.enum(['CSV', 'XLSX', 'PROFILE']);
export type PayrollFormat = z.output<typeof PayrollFormat>;

const PayrollSum = z.object({
  granted: z.int(),
  recalled: z.int(),
  expired: z.int(),
  used: z.int(),
  exempt: z.int(),
  taxable: z.int(),
  undecided: z.int(),
});
export type PayrollSum = z.output<typeof PayrollSum>;
/** Who has taken the payroll of a month, as a file of now or as it was frozen when the month was closed. */
const PayrollTaken = z.object({
  at: instant(),
  by: z.nullable(NamedPerson),
  format: z.string(),
  company: z.nullable(shownText()),
  sha256: z.nullable(z.string()),
  isFrozen: z.boolean(),
});
export type PayrollTaken = z.output<typeof PayrollTaken>;
export const PayrollMonth = z
  .object({
    month: z.string(),
    currency: Currency,
    /** Each employing company with its sums, by name. */
    companies: z.array(
      z.object({
        id: z.nullable(id()),
        name: shownText(),
        registrationNumber: z.string(),
        people: z.int(),
        ...PayrollSum.shape,
      }),
    ),
    total: z.object({ people: z.int(), ...PayrollSum.shape }),
    /** Lines that correct earlier months of other years. */
    corrections: z.int(),
    /** What of it the employer's profile has no wage component for: its file is refused until it has. */
    withoutCode: z.array(Regime),
    /** The latest first, at most fifty. */
    taken: z.array(PayrollTaken),
  })
  .register(z.globalRegistry, { id: 'PayrollMonth' });
export type PayrollMonth = z.output<typeof PayrollMonth>;

export const clientReportRoutes = {
  report: route({
    method: 'GET',
    path: '/api/admin/client/:clientId/report',
    isHeavy: true,
    mayLag: true,
    access: 'admin',
    summary: "How a client's people spend its credits, in groups of five and more",
    params: ClientId,
    query: z
      .object({ from: day(), to: day(), groupBy: z._default(ReportGrouping, 'MONTH') })
      .check(
        z.refine(({ from, to }) => from <= to, { error: 'validation.interval', path: ['to'] }),
      ),
    response: ClientReport,
    tags: ['admin:credit-grant'],
  }),
  payrollMonth: route({
    method: 'GET',
    path: '/api/admin/client/:clientId/payroll',
    isHeavy: true,
    access: 'admin',
    summary: 'Sums of a month’s payroll by employing company, and who has taken it and when',
    params: ClientId,
    query: z.object({ month: month() }),
    response: PayrollMonth,
    tags: ['admin:credit-grant'],
  }),
  payroll: route({
    method: 'GET',
    path: '/api/admin/client/:clientId/payroll-export',
    isHeavy: true,
    access: 'admin',
    summary: 'A month for the payroll: each employee by regime, with what is taxable; audited',
    params: ClientId,
    query: z.object({
      month: month(),
      format: z._default(PayrollFormat, 'CSV'),
      /** Of one employing company alone. */
      companyId: queryId(),
      language: z.optional(Language),
    }),
    response: z.string(),
    binary: 'text/csv',
  }),
};
