/** The payroll of a month as a file; who took it, and what exactly, is in the audit. */
import { createHash } from 'node:crypto';
import type { Language, PayrollFormat, PayrollProfile, Regime } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Caller } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { type PayrollText, payrollTexts } from '../texts.ts';
import { readPayroll } from './payroll.ts';
import type { PayrollLine } from './payroll.rules.ts';
import { payrollTable } from './payroll-table.ts';
import { findProfile } from './profile.queries.ts';
import { profileFile, withoutCode } from './profile.rules.ts';

const charsets: Readonly<Record<PayrollProfile['encoding'], string>> = {
  UTF_8: 'utf-8',
  UTF_8_MARKED: 'utf-8',
  WINDOWS_1250: 'windows-1250',
  ISO_8859_2: 'iso-8859-2',
};
type PayrollRequest = {
  readonly clientId: number;
  readonly month: string;
  readonly format: PayrollFormat;
  readonly companyId?: number | undefined;
  readonly language?: Language | undefined;
};
type File = { readonly content: Buffer; readonly extension: string; readonly type: string };

/** Regimes of a month that an employer's profile would leave out. */
export const listWithoutCode = async (
  db: Db,
  clientId: number,
  lines: readonly PayrollLine[],
): Promise<Regime[]> => {
  const profile = await findProfile(db, clientId);
  return profile ? [...new Set(withoutCode(lines, profile).map(({ regime }) => regime))] : [];
};

const byProfile = async (
  db: Db,
  { clientId, month }: PayrollRequest,
  lines: readonly PayrollLine[],
  text: PayrollText,
): Promise<File> => {
  const profile = await findProfile(db, clientId);
  if (!profile) throw new AppError('payroll.error.noProfile');
  const regimeName = ({ regime }: Pick<PayrollLine, 'regime'>) => text(`enum.regime.${regime}`);
  const [left] = withoutCode(lines, profile);
  // a file that leaves out what is taxed would be paid without it
  if (left) throw new AppError('payroll.error.noCode', { regime: regimeName(left) });
  return {
    content: profileFile(lines, profile, { month, regimeName }),
    extension: profile.separator === 'TAB' ? 'txt' : 'csv',
    type: `text/csv; charset=${charsets[profile.encoding]}`,
  };
};
const fileOf = async (
  db: Db,
  request: PayrollRequest,
  lines: readonly PayrollLine[],
  text: PayrollText,
): Promise<File> => {
  const { month, format } = request;
  if (format === 'PROFILE') return byProfile(db, request, lines, text);
  return {
    content: await payrollTable(lines, format, { month, text }),
    extension: format.toLowerCase(),
    type:
      format === 'CSV'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
};

export const sendPayroll = async (
  db: Db,
  request: PayrollRequest,
  caller: Caller,
): Promise<void> => {
  const { clientId, month, format, companyId, language } = request;
  await getClientName(db, clientId);
  const all = await readPayroll(db, clientId, month);
  const lines = all.filter(({ company }) => companyId === undefined || company.id === companyId);
  const text = await payrollTexts(language ?? caller.language);
  const { content, extension, type } = await fileOf(db, request, lines, text);
  await recordAudit(db, caller, {
    action: 'VIEW',
    entity: 'client',
    entityId: clientId,
    after: {
      payroll: month,
      format,
      ...(companyId !== undefined && { company: lines[0]?.company.name ?? String(companyId) }),
      sha256: createHash('sha256').update(content).digest('hex'),
    },
  });
  const of = companyId === undefined ? clientId : `${clientId}-${companyId}`;
  await caller.reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="${text('payroll.fileName')}-${of}-${month}.${extension}"`,
    )
    .type(type)
    .send(content);
};
