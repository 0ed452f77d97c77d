import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { countryCode, type monthRoutes, monthsShown } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { accountingFile } from '../accounting/index.ts';
import { spanOf } from '../client-report/index.ts';
import { payrollTexts } from '../texts.ts';
import { askForReopening, closeMonth, decideReopening } from './close.ts';
import { openFile } from './files.ts';
import { listMonths, thisMonth } from './month.queries.ts';
import { readMonth } from './read.ts';

const typeOf = (name: string): string =>
  name.endsWith('.xml') ? 'application/xml' : 'text/csv; charset=utf-8';

/** The operator's month: what is left of it, and what was frozen when it was closed. */
export const monthHandlers = (deps: Deps): Handlers<typeof monthRoutes> => {
  const { db, box, config } = deps;
  const { currency } = config;
  const country = countryCode[config.country];
  const get = (month: string, { user }: Pick<Caller, 'user'>) =>
    readMonth(db, month, { userId: user?.id ?? 0, currency, country });
  return {
    list: async ({ until }) => ({
      currency,
      months: await listMonths(db, until ?? (await thisMonth(db)), monthsShown),
    }),
    get: ({ month }, caller) => get(month, caller),
    close: async ({ month }, caller) => {
      await closeMonth(deps, month, caller);
      return get(month, caller);
    },
    askReopening: async ({ month, body: { reason } }, caller) => {
      await askForReopening(db, month, reason, caller);
      return get(month, caller);
    },
    decideReopening: async ({ month, body: { isOpened } }, caller) => {
      await decideReopening(db, month, isOpened, caller);
      return get(month, caller);
    },
    accounting: async ({ month, format, language }, caller) => {
      const text = await payrollTexts(language ?? caller.language);
      const number = (await listMonths(db, month, 1))[0]?.number ?? null;
      const fileRequest = { month, number, currency, text, ...spanOf(month) };
      const { name, content } = await accountingFile(db, fileRequest, format);
      await recordAudit(db, caller, {
        action: 'VIEW',
        entity: 'month',
        entityId: null,
        after: { month, name, sha256: createHash('sha256').update(content).digest('hex') },
      });
      return caller.reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(typeOf(name))
        .send(content);
    },
    file: async ({ month, id }, caller) => {
      const { name, sha256, content } = await openFile(db, box, month, id);
      await recordAudit(db, caller, {
        action: 'VIEW',
        entity: 'month',
        entityId: id,
        after: { month, name, sha256 },
      });
      return caller.reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(typeOf(name))
        .send(Readable.from(content()));
    },
  };
};
