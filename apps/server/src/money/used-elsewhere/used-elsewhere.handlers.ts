import {
  countryCode,
  isRegimeOf,
  type Regime,
  type usedElsewhereRoutes,
} from '@cafeteria/contract';
import type { ServerConfig } from '../../config/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertYearIsOpen } from '../tax-limit/index.ts';
import { assertUser } from '../user-credit/index.ts';
import { isClientOf, listUsedElsewhere, writeUsedElsewhere } from './used-elsewhere.queries.ts';

/** Refuses the regime of another country. */
export const assertRegime = (regime: Regime, { country }: Pick<ServerConfig, 'country'>): void => {
  if (!isRegimeOf(countryCode[country], regime))
    throw invalidFields([{ field: 'regime', messageKey: 'credit.otherCountry' }]);
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
    return { currency: config.currency, items: await listUsedElsewhere(db, id) };
  },
  save: ({ id, body }, caller) =>
    writeUnseen(async (tx) => {
      await assertUser(tx, id);
      assertRegime(body.regime, config);
      await assertYearIsOpen(tx, body.year);
      if (!(await isClientOf(tx, id, body.clientId)))
        throw invalidFields([{ field: 'clientId', messageKey: 'validation.reference' }]);
      const { amount, ...meant } = body;
      const before = (await listUsedElsewhere(tx, id)).find(
        (one) =>
          one.clientId === meant.clientId && one.regime === meant.regime && one.year === meant.year,
      );
      await writeUsedElsewhere(tx, meant, [{ userId: id, amount }]);
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'user',
        entityId: id,
        before: { usedElsewhere: { ...meant, amount: before?.amount ?? 0 } },
        after: { usedElsewhere: { ...meant, amount } },
      });
      return { currency: config.currency, items: await listUsedElsewhere(tx, id) };
    }),
});
