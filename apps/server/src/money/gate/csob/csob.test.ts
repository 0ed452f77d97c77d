import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { GateRefusedError, GateSignatureError, GateUnavailableError } from '../gate.ts';
import { createCsobSimulator } from '../testing/csob-simulator.ts';
import { buildOrder } from '../testing/order.ts';
import { csobTime, signedText } from './csob.signature.ts';

let database: TestDatabase;
let simulator: Awaited<ReturnType<typeof createCsobSimulator>>;
beforeAll(async () => {
  database = await cloneDatabase();
  simulator = await createCsobSimulator(database.db);
});
afterAll(async () => {
  await simulator.close();
  await database.drop();
});
const money = (amount: number) => ({ amount, currency: 'CZK' as const });

const openPaid = async (saveCard = false): Promise<string> => {
  const { gatewayRef } = await simulator.gate.open({ ...buildOrder(), saveCard });
  await simulator.pay(gatewayRef);
  return gatewayRef;
};

describe('what is signed for ČSOB', () => {
  it('is every value in its order, those within others too, without what is missing', () => {
    const cart = [{ name: 'Dobití', quantity: 1, amount: 500 }];
    expect(signedText({ a: 'M1', b: undefined, c: true, cart, ttlSec: 300 })).toBe(
      'M1|true|Dobití|1|500|300',
    );
  });
  it('is timed as clocks in Prague show it, in summer and in winter', () => {
    expect(csobTime(new Date('2026-07-01T22:30:05Z'))).toBe('20260702003005');
    expect(csobTime(new Date('2026-12-31T23:30:05Z'))).toBe('20270101003005');
  });
});

describe('the gate of ČSOB', () => {
  it('signs the address that a person is sent to', async () => {
    const { gatewayRef, redirectUrl } = await simulator.gate.open(buildOrder());
    const id = encodeURIComponent(gatewayRef);
    expect(redirectUrl).toContain(`/payment/process/M1SIMULATED/${id}/`);
  });

  it('believes no answer that the bank has not signed', async () => {
    const gatewayRef = await openPaid();
    simulator.bank.isImpostor = true;
    await expect(simulator.gate.status(gatewayRef)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.bank.isImpostor = false;
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('goes on with a charge that broke off, and never charges twice', async () => {
    const gatewayToken = await openPaid(true);
    const order = { ...buildOrder(), gatewayToken };
    simulator.bank.breaksOff = 'oneclick/process';
    await expect(simulator.gate.charge(order)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.bank.breaksOff = undefined;
    const before = simulator.opened();
    const { gatewayRef } = await simulator.gate.charge(order);
    expect(simulator.opened()).toBe(before);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('tells the bank the address of a person who is there, and otherwise that nobody is', async () => {
    const gatewayToken = await openPaid(true);
    const nobody = { userId: 7, gatewayCustomer: null };
    await simulator.gate.charge({ ...buildOrder(), gatewayToken });
    await simulator.gate.charge({ ...buildOrder({ payer: nobody }), gatewayToken });
    const requests = simulator.bank.requests
      .filter(({ name }) => name === 'oneclick/init')
      .slice(-2);
    expect(requests.map(({ fields }) => [fields['clientInitiated'], fields['clientIp']])).toEqual([
      [true, '192.0.2.7'],
      [false, undefined],
    ]);
  });

  it('says nothing to the bank that would name a person', async () => {
    await openPaid();
    const { fields } =
      simulator.bank.requests.findLast(({ name }) => name === 'payment/init') ?? {};
    expect(fields).toMatchObject({ merchantData: 'Nw==', currency: 'CZK', closePayment: true });
    expect(fields).not.toHaveProperty('customer');
  });

  it('reverses before settlement and gives back after it', async () => {
    const reversed = await openPaid();
    await simulator.gate.refund(reversed, { amount: money(50_000), refundKey: `r${reversed}` });
    const settled = await openPaid();
    simulator.settle(settled);
    await simulator.gate.refund(settled, { amount: money(50_000), refundKey: `r${settled}` });
    const requests = simulator.bank.requests.map(({ name }) => name);
    expect(requests).toEqual(expect.arrayContaining(['payment/reverse', 'payment/refund']));
    expect(await simulator.gate.status(reversed)).toEqual({ state: 'REFUNDED' });
    expect(await simulator.gate.status(settled)).toEqual({ state: 'REFUNDED' });
  });

  it('gives a part back after settlement only', async () => {
    const payId = await openPaid();
    const part = { amount: money(20_000), refundKey: `part-${payId}` };
    await expect(simulator.gate.refund(payId, part)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.settle(payId);
    await simulator.gate.refund(payId, part);
    await simulator.gate.refund(payId, part);
    expect(await simulator.refunded(payId)).toBe(20_000);
    const tooMuch = { amount: money(40_000), refundKey: `rest-${payId}` };
    await expect(simulator.gate.refund(payId, tooMuch)).rejects.toBeInstanceOf(GateRefusedError);
  });

  it('finds out by the state of the payment whether a refund that broke off was done', async () => {
    const payId = await openPaid();
    const refund = { amount: money(50_000), refundKey: `broken-${payId}` };
    simulator.bank.breaksOff = 'payment/reverse';
    await expect(simulator.gate.refund(payId, refund)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.bank.breaksOff = undefined;
    await simulator.gate.refund(payId, refund);
    expect(await simulator.refunded(payId)).toBe(50_000);
  });

  it('asks for a person when nobody can know whether a part was given back', async () => {
    const payId = await openPaid();
    simulator.settle(payId);
    const part = { amount: money(20_000), refundKey: `unknown-${payId}` };
    simulator.bank.breaksOff = 'payment/refund';
    await expect(simulator.gate.refund(payId, part)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.bank.breaksOff = undefined;
    await expect(simulator.gate.refund(payId, part)).rejects.toThrow(/ask the bank/);
    expect(await simulator.refunded(payId)).toBe(20_000);
  });

  it('reads a return that comes as a form', async () => {
    const gatewayRef = await openPaid();
    const { query } = await simulator.notification(gatewayRef);
    const rawBody = Buffer.from(new URLSearchParams(query).toString());
    const request = { headers: {}, rawBody, query: {} };
    expect(await simulator.gate.readNotification(request)).toEqual({ gatewayRef });
  });

  it('reads a return whose signature lost its plus signs on the way', async () => {
    const gatewayRef = await openPaid();
    const { query } = await simulator.notification(gatewayRef);
    const signature = (query['signature'] ?? '').replaceAll('+', ' ');
    const request = { headers: {}, rawBody: Buffer.alloc(0), query: { ...query, signature } };
    expect(await simulator.gate.readNotification(request)).toEqual({ gatewayRef });
  });

  it('refuses a return that was changed on the way', async () => {
    const gatewayRef = await openPaid();
    const { query } = await simulator.notification(gatewayRef);
    const request = {
      headers: {},
      rawBody: Buffer.alloc(0),
      query: { ...query, paymentStatus: '8' },
    };
    await expect(simulator.gate.readNotification(request)).rejects.toBeInstanceOf(
      GateSignatureError,
    );
  });

  it('has nothing to do with a return of a payment that is not ours', async () => {
    const other = await cloneDatabase();
    const elsewhere = await createCsobSimulator(other.db, simulator.bank);
    const { gatewayRef } = await elsewhere.gate.open(buildOrder());
    const request = await elsewhere.notification(gatewayRef);
    expect(await simulator.gate.readNotification(request)).toBeUndefined();
    await elsewhere.close();
    await other.drop();
  });

  it('does not know whether a payment was cancelled: nobody can end it but the bank', async () => {
    const { gatewayRef } = await simulator.gate.open(buildOrder());
    await simulator.gate.cancel(gatewayRef);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
  });
});
