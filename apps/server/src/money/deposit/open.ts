import { setTimeout as sleep } from 'node:timers/promises';
import { atomic } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { GateRefusedError, GateUnavailableError, type OpenedPayment } from '../gate/index.ts';
import { openCardToken } from './card.queries.ts';
import {
  claimOpening,
  findDeposit,
  findGatewayCustomer,
  isBeingOpened,
  noteEvent,
  noteNotOpened,
  noteOpened,
  rememberGatewayCustomer,
  type StoredDeposit,
  tellChange,
} from './deposit.queries.ts';
import { conclude, type DepositTools, settle } from './settle.ts';

/** Where the gate sends the browser back; the page there asks for the truth. */
const returnUrl = ({ config }: DepositTools, id: number): string =>
  `${config.webOrigin}/profile/credits?depositId=${id}`;

const order = async (tools: DepositTools, deposit: StoredDeposit): Promise<OpenedPayment> => {
  const { db, gate, box } = tools;
  const { id, userId, amount, currency, language, ip, expiresAt } = deposit;
  const gatewayCustomer = await findGatewayCustomer(db, userId, gate.name);
  const gateOrder = {
    depositId: id,
    amount: { amount, currency },
    returnUrl: returnUrl(tools, id),
    language,
    payer: { userId, gatewayCustomer, ip },
    expiresAt: new Date(expiresAt),
  };
  if (deposit.paymentMethod === 'BANK_CARD_VIA_EGATE')
    return gate.open({ ...gateOrder, saveCard: deposit.saveCard });
  const gatewayToken = await openCardToken(db, box, deposit.cardTokenId);
  if (gatewayToken === undefined) throw new GateRefusedError('DENIED_BY_BANK', 'the card is gone');
  return gate.charge({ ...gateOrder, gatewayToken });
};

const keep = (tools: DepositTools, deposit: StoredDeposit, opened: OpenedPayment): Promise<void> =>
  atomic(tools.db, async (tx) => {
    const { id, userId, gate } = deposit;
    await noteOpened(tx, id, opened);
    await noteEvent(tx, id, 'OPENED', opened.gatewayRef);
    if (opened.gatewayCustomer !== undefined)
      await rememberGatewayCustomer(tx, userId, gate, opened.gatewayCustomer);
    await tellChange(tx, id);
  });

/** The gate said no, or nothing. Without an answer it may be open all the same: the clock tries again. */
const failToOpen = async (tools: DepositTools, id: number, error: unknown): Promise<void> => {
  const isRefused = error instanceof GateRefusedError;
  await noteEvent(tools.db, id, 'OPEN_FAILED', isRefused ? error.reason : 'GateUnavailableError');
  await noteNotOpened(tools.db, id);
  if (isRefused) await conclude(tools, id, { state: 'DECLINED', reason: error.reason }, null);
  else if (error instanceof GateUnavailableError)
    tools.log.warn({ depositId: id }, `the gate did not open a deposit: ${error.message}`);
  else throw error;
};

/** Waits for the node that is opening it. */
const waitForOpening = async ({ db }: DepositTools, id: number): Promise<void> => {
  while (await isBeingOpened(db, id)) await sleep(100);
};

/**
 * Opens a deposit at the gate, whose answer is kept; one asks, the others wait for the answer. Again is harmless: the
 * gate opens the same order once.
 */
export const openAtGate = async (tools: DepositTools, id: number): Promise<void> => {
  if (!(await claimOpening(tools.db, id))) return waitForOpening(tools, id);
  const deposit = found(await findDeposit(tools.db, id));
  let opened: OpenedPayment;
  try {
    opened = await order(tools, deposit);
  } catch (error) {
    return failToOpen(tools, id, error);
  }
  await keep(tools, deposit, opened);
  // nothing more is needed of the person: the gate knows already
  if (opened.redirectUrl === null) await settle(tools, id);
};

/**
 * Goes on with a deposit wherever it stopped: it is opened if it never was, else the gate is asked what became of it.
 */
export const goOn = async (tools: DepositTools, id: number): Promise<void> => {
  const deposit = await findDeposit(tools.db, id);
  if (!deposit) return;
  const isUnopened = deposit.gatewayRef === null && deposit.status === 'CREATED';
  if (!isUnopened || deposit.gate !== tools.gate.name) return settle(tools, id);
  if (!deposit.isOverdue) return openAtGate(tools, id);
  if (deposit.paymentMethod === 'BANK_CARD_TOKEN_VIA_EGATE')
    tools.log.error({ depositId: id }, 'nobody knows whether a saved card was charged');
  return conclude(tools, id, undefined, 'GATEWAY_ERROR');
};
