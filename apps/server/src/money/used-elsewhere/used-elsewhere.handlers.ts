import {
  countryCode,
  isRegimeOf,
  type Regime,
  type UsedElsewhere,
  type UsedElsewhereForm,
  type usedElsewhereRoutes,
} from '@cafeteria/contract';
import type { ServerConfig } from '../../config/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { found, invalidFields } from '../../platform/http/index.ts';
import { assertYearIsOpen } from '../tax-limit/index.ts';
import { assertUser } from '../user-credit/index.ts';
import {
  findCompanyOfToday,
  isClientOf,
  listEmployers,
  listUsedElsewhere,
  writeOfCompany,
  writeUsedElsewhere,
} from './used-elsewhere.queries.ts';

/** Refuses the regime of another country. */
export const assertRegime = (regime: Regime, { country }: Pick<ServerConfig, 'country'>): void => {
  if (!isRegimeOf(countryCode[country], regime))
    throw invalidFields([{ field: 'regime', messageKey: 'credit.otherCountry' }]);
};

type Meant = Omit<UsedElsewhereForm, 'amount'>;
/** Which company is meant: the one that is named, or the only one the user ever worked for at the client. */
const meantOf = ({ companyId, ...scope }: Meant, employers: UsedElsewhere['employers']): Meant => {
  const known = employers.filter(({ clientId }) => clientId === scope.clientId);
  if (companyId !== null && !known.some((one) => one.companyId === companyId))
    throw invalidFields([{ field: 'companyId', messageKey: 'validation.reference' }]);
  const [only, other] = known;
  return { ...scope, companyId: companyId ?? (other ? null : (only?.companyId ?? null)) };
};
const listed = async (db: Db, id: number): Promise<Omit<UsedElsewhere, 'currency'>> => ({
  items: await listUsedElsewhere(db, id),
  employers: await listEmployers(db, id),
});
/** Writes a figure where it belongs: of the company of today, or of one from before. Answers what stood there. */
const writeFigure = async (tx: Db, userId: number, scope: Meant, amount: number) => {
  const ofToday = found(await findCompanyOfToday(tx, userId, scope.clientId));
  const companyId = scope.companyId ?? ofToday.companyId;
  const isOfToday = ofToday.worksThere && companyId === ofToday.companyId;
  const before = (await listUsedElsewhere(tx, userId)).find(
    (one) =>
      one.clientId === scope.clientId &&
      one.companyId === companyId &&
      one.regime === scope.regime &&
      one.year === scope.year,
  );
  await (companyId === null || isOfToday
    ? writeUsedElsewhere(tx, scope, [{ userId, amount }])
    : writeOfCompany(tx, { ...scope, companyId }, { userId, amount }));
  return before?.amount ?? 0;
};

/** Figures of what was used elsewhere, as administrators write them by hand. */
export const usedElsewhereHandlers = ({
  db,
  config,
  writeUnseen,
}: Deps): Handlers<typeof usedElsewhereRoutes> => ({
  list: async ({ id }, caller) => {
    await assertUser(db, id);
    await recordAudit(db, caller, {
      action: 'VIEW',
      entity: 'user',
      entityId: id,
      after: { at: 'usedElsewhere' },
    });
    return { currency: config.currency, ...(await listed(db, id)) };
  },
  save: ({ id, body }, caller) =>
    writeUnseen(async (tx) => {
      await assertUser(tx, id);
      assertRegime(body.regime, config);
      await assertYearIsOpen(tx, body.year);
      if (!(await isClientOf(tx, id, body.clientId)))
        throw invalidFields([{ field: 'clientId', messageKey: 'validation.reference' }]);
      const { amount, ...keyFields } = body;
      const scope = meantOf(keyFields, await listEmployers(tx, id));
      const before = await writeFigure(tx, id, scope, amount);
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'user',
        entityId: id,
        before: { usedElsewhere: { ...scope, amount: before } },
        after: { usedElsewhere: { ...scope, amount } },
      });
      return { currency: config.currency, ...(await listed(tx, id)) };
    }),
});
