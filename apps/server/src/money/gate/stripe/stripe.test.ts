import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GateRefusedError, GateSignatureError } from '../gate.ts';
import { buildOrder } from '../testing/order.ts';
import { createStripeSimulator } from '../testing/stripe-simulator.ts';
import { createStripeGate } from './stripe.gate.ts';

let simulator: Awaited<ReturnType<typeof createStripeSimulator>>;
beforeAll(async () => {
  simulator = await createStripeSimulator();
});
afterAll(() => simulator.close());
const money = (amount: number) => ({ amount, currency: 'CZK' as const });

const openPaid = async (saveCard = false) => {
  const opened = await simulator.gate.open({ ...buildOrder(), saveCard });
  await simulator.pay(opened.gatewayRef);
  return opened;
};

describe('the gate of Stripe', () => {
  it('makes a customer for anyone who saves a card, and only for them', async () => {
    expect((await openPaid(true)).gatewayCustomer).toMatch(/^cus_/);
    expect(await openPaid()).not.toHaveProperty('gatewayCustomer');
  });

  it('keeps the customer somebody has', async () => {
    const payer = { userId: 7, gatewayCustomer: 'cus_earlier' };
    const opened = await simulator.gate.open({ ...buildOrder({ payer }), saveCard: true });
    expect(opened.gatewayCustomer).toBe('cus_earlier');
  });

  it('forgets a customer, and is not asked for ever of one it does not have', async () => {
    const { gatewayCustomer = '' } = await openPaid(true);
    await simulator.gate.forgetCustomer(gatewayCustomer);
    expect(simulator.stripe.customers).not.toContain(gatewayCustomer);
    await expect(simulator.gate.forgetCustomer(gatewayCustomer)).rejects.toBeInstanceOf(
      GateRefusedError,
    );
  });

  it('calls a checkout that ended by itself too late', async () => {
    const order = buildOrder({ expiresAt: new Date(Date.now() + 1_000) });
    const { gatewayRef } = await simulator.gate.open(order);
    const session = simulator.stripe.sessions.get(gatewayRef);
    if (session) {
      session.status = 'expired';
      session.metadata = { ...session.metadata, expiresAt: '1000' };
    }
    expect(await simulator.gate.status(gatewayRef)).toEqual({
      state: 'DECLINED',
      reason: 'TIMEOUT',
    });
  });

  it('lets a person try another card while the checkout is open', async () => {
    const { gatewayRef } = await simulator.gate.open(buildOrder());
    const session = simulator.stripe.sessions.get(gatewayRef);
    if (session) session.intent.last_payment_error = { code: 'card_declined' };
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
  });

  it('gives parts back, each once, also when Stripe has forgotten the key', async () => {
    const { gatewayRef } = await openPaid();
    const refund = (refundKey: string) =>
      simulator.gate.refund(gatewayRef, { amount: money(20_000), refundKey });
    await refund('first-part');
    simulator.stripe.answered.clear();
    await refund('first-part');
    await refund('second-part');
    expect(await simulator.refunded(gatewayRef)).toBe(40_000);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('has nothing to do with payments of others on the same account', async () => {
    const { gatewayRef } = await openPaid();
    const session = simulator.stripe.sessions.get(gatewayRef);
    if (session) session.metadata = {};
    const request = await simulator.notification(gatewayRef);
    expect(await simulator.gate.readNotification(request)).toBeUndefined();
  });

  it('hears of a checkout from the checkout, not from the payment within', async () => {
    const { gatewayRef } = await openPaid();
    const within = simulator.stripe.sessions.get(gatewayRef)?.intent.id ?? '';
    const request = await simulator.notification(within);
    expect(await simulator.gate.readNotification(request)).toBeUndefined();
  });

  it.each([
    '{"object":"event"}',
    '{"object":"event","data":{}}',
    '{"object":"event","data":{"object":"x"}}',
    '{"object":"event","data":{"object":{"object":"checkout.session","id":"cs_\\u0000","metadata":{"depositId":"1"}}}}',
  ])('refuses what is signed well and says nothing: %s', async (body) => {
    const webhookSecret = 'whsec_of_a_test';
    const gate = createStripeGate({
      secretKey: 'sk_test_x',
      webhookSecret,
      apiBase: undefined,
    });
    const time = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${time},v1=${signature}` };
    await expect(
      gate.readNotification({ headers, rawBody: Buffer.from(body), query: {} }),
    ).rejects.toBeInstanceOf(GateSignatureError);
  });

  it('names no secret when Stripe refuses its key', async () => {
    const gate = createStripeGate({
      secretKey: 'sk_live_wrong',
      webhookSecret: 'whsec_other',
      apiBase: simulator.url,
    });
    const error: unknown = await gate.open(buildOrder()).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/^GateUnavailableError: Stripe answered/);
    expect(JSON.stringify([error, String(error)])).not.toContain('sk_live');
  });
});
