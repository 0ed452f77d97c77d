/** Partners are told of what was settled with them, and invoiced what was kept of it, by mail. */
import type { Deps } from '../../kernel/deps.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { signedId } from '../../kernel/signed-id.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { findParty } from '../paper/index.ts';
import { tellEach, type MailDeps } from '../telling.ts';
import type { By } from './approve.ts';
import {
  findIssued,
  insertIssued,
  type Issued,
  listUntold,
  markNotified,
  markNotifiedAgain,
  readIssuing,
} from './document.queries.ts';
import { getSettlement } from './settlement.queries.ts';

/** What shows one settlement to anyone with its mail; good for as long as the settlement is kept. */
export const settlementToken = signedId((id) => `settlement ${id}`);

type Partners = MailDeps & Pick<Deps, 'config'>;

/** Its document, issued where it was not yet. */
export const issueSettlement = async (tx: Db, id: number): Promise<Issued> => {
  const known = await findIssued(tx, id);
  if (known) return known;
  const { sellerId, buyerId, obstacle } = await readIssuing(tx, id);
  const seller = await findParty(tx, sellerId);
  const buyer = await findParty(tx, buyerId);
  if (obstacle !== null || !seller || !buyer) throw new AppError('settlement.error.noDocument');
  await insertIssued(tx, id, { seller, buyer });
  return found(await findIssued(tx, id));
};

type Sent = { readonly id: number; readonly email: string; readonly once?: string };
const send = async (deps: Partners, tx: Db, { id, email, once }: Sent): Promise<void> => {
  const { seller, buyer, iban } = await issueSettlement(tx, id);
  const { currency } = deps.config;
  const settlement = await getSettlement(tx, id, { userId: 0, currency });
  const { number, firstDay, cutOff, payout, carriedOut } = settlement;
  await queueMessage(deps, tx, {
    kind: 'SETTLEMENT',
    to: { email },
    language: buyer.country,
    data: {
      number: number ?? '',
      partner: settlement.partner.name,
      seller: seller.name,
      firstDay,
      cutOff,
      iban,
      payout: { amount: payout, currency },
      carriedOut: { amount: carriedOut, currency },
      path: `/settlement#token=${settlementToken.of(deps, id)}`,
    },
    ...(once !== undefined && { once }),
  });
};

/** Tells of one, once: noted, issued and written in one transaction, even if others are about to do the same. */
const tell = (deps: Partners, id: number): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const { email } = await readIssuing(tx, id);
    if (!(await markNotified(tx, id, email))) return;
    if (email === null) await issueSettlement(tx, id);
    else await send(deps, tx, { id, email, once: `settlement ${id}` });
  });
/** Tells of everything that was approved, and that a document can be issued of. */
export const tellPartners = (deps: Partners & Pick<Deps, 'log'>): Promise<void> =>
  tellEach(
    deps,
    () => listUntold(deps.db),
    (id) => tell(deps, id),
  );

/** Sends a settlement now, or again, to the address that is known now. */
export const sendAgain = (deps: Partners, id: number, by: By): Promise<void> =>
  atomic(deps.db, async (tx) => {
    const { isDraft, email } = await readIssuing(tx, id);
    if (isDraft) throw new AppError('settlement.error.noDocument');
    await issueSettlement(tx, id);
    if (email === null) throw new AppError('settlement.error.noEmail');
    await markNotifiedAgain(tx, id, email);
    await send(deps, tx, { id, email });
    await recordAudit(tx, by, {
      action: 'UPDATE',
      entity: 'settlement',
      entityId: id,
      after: { sentTo: email },
    });
  });
