import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  GateRefusedError,
  GateSignatureError,
  GateUnavailableError,
  type OpenedPayment,
} from './index.ts';
import { createCsobSimulator } from './testing/csob-simulator.ts';
import { createDemoSimulator } from './testing/demo-simulator.ts';
import { buildOrder } from './testing/order.ts';
import type { GateSimulator, OnCharge, RemoteSimulator } from './testing/simulator.ts';
import { createStripeSimulator } from './testing/stripe-simulator.ts';

const whole = { amount: 50_000, currency: 'CZK' } as const;
const yesterday = new Date(Date.now() - 24 * 3_600_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const simulators = {
  DEMO: () => createDemoSimulator(database.db),
  STRIPE: createStripeSimulator,
  CSOB: () => createCsobSimulator(database.db),
};

describe.each(['DEMO', 'STRIPE', 'CSOB'] as const)('the gate %s', (name) => {
  let simulator: GateSimulator;
  beforeAll(async () => {
    simulator = await simulators[name]();
  });
  afterAll(() => simulator.close());

  const open = (saveCard = false) => simulator.gate.open({ ...buildOrder(), saveCard });
  const openPaid = async (): Promise<string> => {
    const { gatewayRef } = await open();
    await simulator.pay(gatewayRef);
    return gatewayRef;
  };
  /** Pays once and saves a card that behaves so from then on. */
  const saveCard = async (onCharge: OnCharge) => {
    const { gatewayRef, gatewayCustomer = null } = await open(true);
    await simulator.pay(gatewayRef, onCharge);
    const state = await simulator.gate.status(gatewayRef);
    if (state.state !== 'PAID' || !state.card) throw new Error('no card was saved');
    return { ...state.card, gatewayCustomer };
  };
  const charge = async (onCharge: OnCharge): Promise<OpenedPayment> => {
    const { gatewayToken, gatewayCustomer } = await saveCard(onCharge);
    const order = buildOrder();
    const payer = { ...order.payer, gatewayCustomer };
    return simulator.gate.charge({ ...order, payer, gatewayToken });
  };

  it('has its own name', () => expect(simulator.gate.name).toBe(name));

  it('sends a person to pay, and knows of nothing until they have', async () => {
    const { gatewayRef, redirectUrl } = await open();
    expect(redirectUrl).toMatch(/^https?:\/\//);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
  });

  it('knows what was paid, and saves no card nobody asked to save', async () => {
    expect(await simulator.gate.status(await openPaid())).toEqual({ state: 'PAID' });
  });

  it('opens one payment for the same order, however often it is made', async () => {
    const order = { ...buildOrder(), saveCard: true };
    const first = await simulator.gate.open(order);
    expect((await simulator.gate.open(order)).gatewayRef).toBe(first.gatewayRef);
  });

  it('tells each reason why a payment failed', async () => {
    for (const reason of simulator.declines) {
      const { gatewayRef } = await open();
      await simulator.decline(gatewayRef, reason);
      expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'DECLINED', reason });
    }
    expect(simulator.declines.length).toBeGreaterThan(1);
  });

  it('saves the card of anyone who asks for it', async () => {
    expect(await saveCard('PAYS')).toMatchObject({
      gatewayToken: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
    });
  });

  it('charges a saved card without asking anybody', async () => {
    const { gatewayRef, redirectUrl } = await charge('PAYS');
    expect(redirectUrl).toBeNull();
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('charges a saved card once for the same order', async () => {
    const { gatewayToken, gatewayCustomer } = await saveCard('PAYS');
    const order = buildOrder();
    const whole = { ...order, payer: { ...order.payer, gatewayCustomer }, gatewayToken };
    const first = await simulator.gate.charge(whole);
    expect(await simulator.gate.charge(whole)).toEqual(first);
  });

  it('charges a saved card once also when it is asked twice at the same moment', async () => {
    const { gatewayToken, gatewayCustomer } = await saveCard('PAYS');
    const order = buildOrder();
    const chargeable = { ...order, payer: { ...order.payer, gatewayCustomer }, gatewayToken };
    const { gate } = simulator;
    const [first, second] = await Promise.all([gate.charge(chargeable), gate.charge(chargeable)]);
    expect(second).toEqual(first);
    expect(await gate.status(first.gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('sends a person to their bank when the charge of a saved card wants them', async () => {
    const { gatewayRef, redirectUrl } = await charge('ASKS_3DS');
    expect(redirectUrl).toMatch(/^https?:\/\//);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
    await simulator.pay(gatewayRef);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('refuses to charge a saved card that has expired', async () => {
    await expect(charge('EXPIRED_CARD')).rejects.toEqual(
      expect.objectContaining({ name: 'GateRefusedError', reason: 'EXPIRED_CARD' }),
    );
  });

  it('refuses to charge a card it does not know', async () => {
    const order = { ...buildOrder(), gatewayToken: 'nobodys' };
    await expect(simulator.gate.charge(order)).rejects.toBeInstanceOf(GateRefusedError);
  });

  it('gives money back once for the same key', async () => {
    const gatewayRef = await openPaid();
    const refund = { amount: whole, refundKey: `refund-${gatewayRef}` };
    await simulator.gate.refund(gatewayRef, refund);
    await simulator.gate.refund(gatewayRef, refund);
    expect(await simulator.refunded(gatewayRef)).toBe(50_000);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'REFUNDED' });
  });

  it('gives money back once also when it is asked twice at the same moment', async () => {
    const gatewayRef = await openPaid();
    const refund = { amount: whole, refundKey: `twice-${gatewayRef}` };
    const { gate } = simulator;
    await Promise.all([gate.refund(gatewayRef, refund), gate.refund(gatewayRef, refund)]);
    expect(await simulator.refunded(gatewayRef)).toBe(50_000);
  });

  it('gives no more back than was paid', async () => {
    const gatewayRef = await openPaid();
    const refundTo = (refundKey: string) =>
      simulator.gate.refund(gatewayRef, { amount: whole, refundKey });
    await refundTo(`first-${gatewayRef}`);
    await expect(refundTo(`second-${gatewayRef}`)).rejects.toBeInstanceOf(GateRefusedError);
    expect(await simulator.refunded(gatewayRef)).toBe(50_000);
  });

  it('leaves what was paid as it is when asked to end it', async () => {
    const gatewayRef = await openPaid();
    await simulator.gate.cancel(gatewayRef);
    expect(await simulator.gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('refuses a payment it has not opened', async () => {
    const { gate } = simulator;
    for (const call of [
      () => gate.status('cs_unknown'),
      () => gate.cancel('cs_unknown'),
      () => gate.refund('cs_unknown', { amount: whole, refundKey: 'unknown' }),
    ])
      await expect(call()).rejects.toBeInstanceOf(GateRefusedError);
  });

  it('reads from a notification which payment it is about', async () => {
    const gatewayRef = await openPaid();
    const request = await simulator.notification(gatewayRef);
    expect(await simulator.gate.readNotification(request)).toEqual({ gatewayRef });
  });

  it('refuses a notification that is forged, old or not signed at all', async () => {
    const gatewayRef = await openPaid();
    const forged = await simulator.notification(gatewayRef, { forged: true });
    const old = await simulator.notification(gatewayRef, { at: yesterday });
    const unsigned = { headers: {}, rawBody: forged.rawBody, query: { payId: gatewayRef } };
    for (const request of [forged, old, unsigned])
      await expect(simulator.gate.readNotification(request)).rejects.toBeInstanceOf(
        GateSignatureError,
      );
  });
});

describe.each(['DEMO', 'STRIPE'] as const)('the gate %s', (name) => {
  let simulator: GateSimulator;
  beforeAll(async () => {
    simulator = await simulators[name]();
  });
  afterAll(() => simulator.close());

  it('ends a payment nobody has paid', async () => {
    const { gatewayRef } = await simulator.gate.open(buildOrder());
    await simulator.gate.cancel(gatewayRef);
    expect(await simulator.gate.status(gatewayRef)).toEqual({
      state: 'DECLINED',
      reason: 'CANCELLED_BY_USER',
    });
  });

  it('forgets a saved card', async () => {
    const { gatewayRef, gatewayCustomer = null } = await simulator.gate.open({
      ...buildOrder(),
      saveCard: true,
    });
    await simulator.pay(gatewayRef);
    const state = await simulator.gate.status(gatewayRef);
    const gatewayToken = state.state === 'PAID' ? (state.card?.gatewayToken ?? '') : '';
    await simulator.gate.forget(gatewayToken);
    const order = buildOrder({ payer: { userId: 7, gatewayCustomer } });
    await expect(simulator.gate.charge({ ...order, gatewayToken })).rejects.toBeInstanceOf(
      GateRefusedError,
    );
  });
});

describe.each(['STRIPE', 'CSOB'] as const)('the gate %s, which is far away', (name) => {
  let simulator: RemoteSimulator;
  beforeAll(async () => {
    simulator = await simulators[name]();
  });
  afterAll(() => simulator.close());

  it.each(['ERROR', 'HANGS_UP'] as const)(
    'says that nothing is known while it is down: %s',
    async (how) => {
      const { gatewayRef } = await simulator.gate.open(buildOrder());
      simulator.goDown(how);
      const { gate } = simulator;
      for (const call of [
        () => gate.status(gatewayRef),
        () => gate.open(buildOrder()),
        () => gate.refund(gatewayRef, { amount: whole, refundKey: `down-${gatewayRef}` }),
      ])
        await expect(call()).rejects.toBeInstanceOf(GateUnavailableError);
      simulator.comeUp();
      expect(await gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
    },
  );

  it('waits for no answer for ever', async () => {
    simulator.goDown('IS_SILENT');
    const opening = simulator.impatient.open(buildOrder());
    await expect(opening).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.comeUp();
  });

  it('opens one payment for an order that is repeated after it was down', async () => {
    const order = buildOrder();
    simulator.goDown();
    await expect(simulator.gate.open(order)).rejects.toBeInstanceOf(GateUnavailableError);
    simulator.comeUp();
    const before = simulator.opened();
    await simulator.gate.open(order);
    await simulator.gate.open(order);
    expect(simulator.opened()).toBe(before + 1);
  });
});
