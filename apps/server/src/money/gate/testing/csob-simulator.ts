import type { Db } from '../../../platform/db/index.ts';
import { createCsobGate } from '../csob/csob.gate.ts';
import type { GateDecline } from '../gate.ts';
import {
  answerBank,
  type Bank,
  createBank,
  merchantId,
  type Payment,
  pragueTime,
  sign,
} from './csob-bank.ts';
import { type RemoteSimulator, serve } from './simulator.ts';

const statusOfDecline: Readonly<Partial<Record<GateDecline, number>>> = {
  CANCELLED_BY_USER: 3,
  DENIED_BY_BANK: 6,
  GATEWAY_ERROR: 0,
};

/** What the browser brings back from the bank, signed by it. */
const returnOf = (bank: Bank, payment: Payment, at: Date, forged: boolean) => {
  const fields = {
    payId: payment.payId,
    dttm: pragueTime(at),
    resultCode: '0',
    resultMessage: 'OK',
    paymentStatus: String(payment.status),
  };
  const key = forged ? bank.merchant.privateKey : bank.bank.privateKey;
  return { ...fields, signature: sign(Object.values(fields).join('|'), key) };
};

/** ČSOB's gate on a port of this machine, with keys made for it; it refuses what is not signed rightly. */
export const createCsobSimulator = async (
  db: Db,
  bank: Bank = createBank(),
): Promise<RemoteSimulator & { bank: Bank; settle: (payId: string) => void }> => {
  const { url, ...server } = await serve((request) => {
    const answered = answerBank(bank, request);
    const isLost = bank.breaksOff !== undefined && request.path.includes(bank.breaksOff);
    return isLost ? undefined : answered;
  });
  const options = {
    db,
    apiUrl: url,
    merchantId,
    privateKey: bank.merchant.privateKey,
    bankPublicKey: bank.bank.publicKey,
  };
  const find = (payId: string): Payment => {
    const payment = bank.payments.get(payId);
    if (!payment) throw new Error(`ČSOB knows no ${payId}`);
    return payment;
  };
  return {
    ...server,
    bank,
    gate: createCsobGate(options),
    impatient: createCsobGate({ ...options, callTimeout: 300 }),
    declines: ['CANCELLED_BY_USER', 'DENIED_BY_BANK', 'GATEWAY_ERROR'],
    pay: async (payId, onCharge = 'PAYS') => {
      const payment = find(payId);
      payment.status = 7;
      if (payment.savesCard) payment.template = onCharge;
    },
    settle: (payId) => void (find(payId).status = 8),
    decline: async (payId, reason) => void (find(payId).status = statusOfDecline[reason] ?? 6),
    notification: async (payId, { at = new Date(), forged = false } = {}) => ({
      headers: {},
      rawBody: Buffer.alloc(0),
      query: returnOf(bank, find(payId), at, forged),
    }),
    opened: () => bank.payments.size,
    refunded: async (payId) => find(payId).refunded,
  };
};
