import { api, type PaymentConsent } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMoney, giveCredits, fillWallet, insertPartner } from '../../test/money.ts';
import { insertMedia } from '../../test/factories.ts';
import { readMails } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { openTill, type Till } from '../../test/till.ts';
import { checkLedger } from '../ledger/ledger.jobs.ts';

const employeeId = 2;

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const partnerId = await insertPartner(test.db, { name: 'Bistro' });
const { till, id: credentialId } = await openTill(test, admin, partnerId);
const { till: foreignTill } = await openTill(
  test,
  admin,
  await insertPartner(test.db, { name: 'Jiné' }),
);
const { till: gymTill } = await openTill(
  test,
  admin,
  await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 }),
);
beforeEach(async () => {
  await forgetMoney(test.db);
  await giveCredits(test.db, employeeId, { amount: 100_00, regime: 'CZ_MEAL' });
});

const codeOf = async (body: Partial<PaymentConsent> = {}): Promise<string> =>
  (await employee.call(api.paymentCode.create, { body })).body.code;
const money = (amount: number, currency = 'CZK') => ({ amount, currency });
const left = async (): Promise<number> =>
  (
    await sql<{ left: number }>`
      select coalesce(sum(remaining), 0)::bigint as left
      from credit_lot
      where user_id = ${employeeId}`.execute(test.db)
  ).rows[0]?.left ?? 0;
const errorOf = ({ body }: Awaited<ReturnType<Till['get']>>) => body.globalErrors?.[0]?.messageKey;

describe('a payment at a till', () => {
  it('is held, captured in part, and refunded; what was not captured is free at once', async () => {
    const code = await codeOf();
    const held = await till.authorize({ code, amount: money(80_00), reference: 'Účet 17' });
    expect(held).toMatchObject({
      status: 200,
      body: {
        status: 'PENDING',
        paymentMethods: [{ method: 'BPAYMENT', amount: money(80_00) }],
        reference: 'Účet 17',
      },
    });
    expect(await left()).toBe(20_00);
    const { paymentId } = held.body;
    const captured = await till.capture({ paymentId, amount: money(75_00) });
    expect([captured.body.status, captured.body.amount]).toEqual(['BOOKED', money(75_00)]);
    expect(await left()).toBe(25_00);
    const refunded = await till.refund({ paymentId, amount: money(5_00) });
    expect(refunded.body.refunded).toEqual(money(5_00));
    const [mail] = (await readMails(test, employeeId)).filter(
      ({ kind }) => kind === 'PAYMENT_REFUNDED',
    );
    expect(mail?.text).toContain('5,00\u00A0Kč');
    expect(await left()).toBe(30_00);
    expect((await till.get(paymentId)).body).toEqual(refunded.body);
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('is let go without a trace on the money', async () => {
    const { paymentId } = (await till.authorize({ code: await codeOf(), amount: money(50_00) }))
      .body;
    expect((await till.void({ paymentId })).body.status).toBe('VOIDED');
    expect(await left()).toBe(100_00);
  });

  it('that is refused tells the till what of the price is there, if that is half of it or more', async () => {
    const availableOf = async (price: number) =>
      (await till.authorize({ code: await codeOf(), amount: money(price) })).body;
    const declined = await availableOf(150_00);
    expect(declined).toMatchObject({
      declineReason: 'INSUFFICIENT_CREDITS',
      available: money(100_00),
    });
    // what a till asks beyond reason says nothing of what somebody has
    expect(await availableOf(200_01)).not.toHaveProperty('available');
    expect((await till.get(declined.paymentId)).body).not.toHaveProperty('available');
    const elsewhere = await gymTill.authorize({ code: await codeOf(), amount: money(50_00) });
    expect(elsewhere.body).toMatchObject({ declineReason: 'NOT_COVERED' });
    expect(elsewhere.body).not.toHaveProperty('available');
  });
  it('shows its payer the logo of the partner', async () => {
    const logo = await insertMedia(test.db);
    await sql`update partner set logo = ${logo} where name = 'Bistro'`.execute(test.db);
    await till.authorize({ code: await codeOf(), amount: money(50_00) });
    expect((await employee.call(api.paymentCode.get, {})).body.merchantLogo).toMatchObject({
      uuid: logo,
    });
  });
  it('is asked of by the page that shows its code, which learns when another has taken its place', async () => {
    const end = async () => (await employee.call(api.paymentCode.get, {})).body.codeExpiresAt;
    const first = (await employee.call(api.paymentCode.create, { body: {} })).body;
    expect(await end()).toBe(first.expiresAt);
    const second = (await employee.call(api.paymentCode.create, { body: {} })).body;
    expect(second.expiresAt).not.toBe(first.expiresAt);
    expect(await end()).toBe(second.expiresAt);
    await till.authorize({ code: second.code, amount: money(50_00) });
    expect(await end()).toBe(second.expiresAt);
  });
  it('that costs more than there is is refused with the reason, and its payer sees it', async () => {
    const refused = await till.authorize({ code: await codeOf(), amount: money(100_01) });
    expect(refused).toMatchObject({
      status: 200,
      body: { status: 'DECLINED', declineReason: 'INSUFFICIENT_CREDITS', paymentMethods: [] },
    });
    expect((await employee.call(api.paymentCode.get, {})).body).toMatchObject({
      status: 'DECLINED',
      declineReason: 'INSUFFICIENT_CREDITS',
      merchantName: 'Bistro',
      available: money(100_00),
    });
  });

  describe('beyond the yearly limit, where the employer lets it be taxed', () => {
    const codeFor = async (body: Partial<PaymentConsent>) =>
      (await employee.call(api.paymentCode.create, { body })).body;
    const ofPayer = async () => (await employee.call(api.paymentCode.get, {})).body;
    beforeEach(async () => {
      await sql`
        update client set credit_policy = credit_policy || '{"overLimit": "TAX"}'
        where id = 1`.execute(test.db);
      await sql`update tax_limit set amount = 5000 where regime = 'CZ_LEISURE'`.execute(test.db);
      await giveCredits(test.db, employeeId, { amount: 100_00 });
    });

    it('is taken only by a code that says so, and what is taxed is told to the till and to its payer', async () => {
      const { code } = await codeFor({ useTaxed: true });
      const held = await gymTill.authorize({ code, amount: money(60_00) });
      expect(held.body.taxed).toEqual(money(10_00));
      expect(await ofPayer()).toMatchObject({
        taxed: money(10_00),
        agreed: { useTaxed: true, usePrivate: false },
      });
      const within = await till.authorize({ code: await codeOf(), amount: money(10_00) });
      expect(within.body.taxed).toBeUndefined();
      expect((await ofPayer()).taxed).toBeNull();
    });

    it('is refused without that consent: for that reason, and with what could be paid untaxed', async () => {
      const refused = await gymTill.authorize({ code: await codeOf(), amount: money(60_00) });
      expect(refused.body).toMatchObject({
        status: 'DECLINED',
        declineReason: 'TAX_NOT_AGREED',
        available: money(50_00),
      });
      expect(await ofPayer()).toMatchObject({
        declineReason: 'TAX_NOT_AGREED',
        available: money(50_00),
        agreed: { useTaxed: false, usePrivate: false },
      });
      expect(await left()).toBe(200_00);
      // consent alone would not pay this, so its want is not the reason
      const dear = await gymTill.authorize({ code: await codeOf(), amount: money(100_01) });
      expect(dear.body.declineReason).toBe('INSUFFICIENT_CREDITS');
    });

    it('own money pays in its place, where that alone is agreed to', async () => {
      await fillWallet(test.db, employeeId, 30_00);
      const code = await codeOf({ usePrivate: true });
      const held = await gymTill.authorize({ code, amount: money(60_00) });
      expect(held.body.taxed).toBeUndefined();
      expect((await ofPayer()).parts.map(({ amount }) => amount)).toEqual([
        money(50_00),
        money(10_00),
      ]);
    });

    it('a code says what there is to agree to: nothing where the employer allows no more', async () => {
      expect((await codeFor({})).taxable).toEqual(money(50_00));
      await sql`
        update client set credit_policy = credit_policy || '{"overLimit": "BLOCK"}'
        where id = 1`.execute(test.db);
      expect(await codeFor({ useTaxed: true })).toMatchObject({ taxable: null });
      const refused = await gymTill.authorize({
        code: await codeOf({ useTaxed: true }),
        amount: money(60_00),
      });
      expect(refused.body.declineReason).toBe('OVER_LIMIT');
    });
  });

  it('takes own money only by a code that says so', async () => {
    await fillWallet(test.db, employeeId, 50_00);
    const amount = money(120_00);
    const without = await till.authorize({ code: await codeOf(), amount });
    expect(without.body.status).toBe('DECLINED');
    const agreed = await till.authorize({ code: await codeOf({ usePrivate: true }), amount });
    expect(agreed.body.paymentMethods).toEqual([
      { method: 'BPAYMENT', amount: money(100_00) },
      { method: 'PRIVATE_WALLET', amount: money(20_00) },
    ]);
    const { parts } = (await employee.call(api.paymentCode.get, {})).body;
    expect(parts.map((part) => part.amount)).toEqual([money(100_00), money(20_00)]);
    expect(parts.map(({ regime }) => regime)).toContain('PRIVATE');
  });
});

describe('a code', () => {
  it('pays once, however it is written', async () => {
    const code = await codeOf();
    const written = ` ${code.toLowerCase().replace('-', ' ')}`;
    expect((await till.authorize({ code: written, amount: money(1_00) })).status).toBe(200);
    const again = await till.authorize({ code, amount: money(1_00) });
    expect([again.status, errorOf(again)]).toEqual([422, 'payment.error.codeInvalid']);
  });

  it('ends when a new one is made, and after five minutes', async () => {
    const first = await codeOf();
    const second = await codeOf();
    expect(errorOf(await till.authorize({ code: first, amount: money(1_00) }))).toBe(
      'payment.error.codeInvalid',
    );
    await sql`update payment_code set expires_at = now() - interval '1 second'`.execute(test.db);
    expect(errorOf(await till.authorize({ code: second, amount: money(1_00) }))).toBe(
      'payment.error.codeInvalid',
    );
  });
});

describe('a code somebody has still', () => {
  const switched = async (what: 'user' | 'client', active: boolean) => {
    const id = what === 'user' ? 2 : 1;
    await sql`update ${sql.table(what)} set active = ${active} where id = ${id}`.execute(test.db);
  };
  it.each(['user', 'client'] as const)('pays nothing when its %s is switched off', async (what) => {
    const body = { code: await codeOf(), amount: money(1_00) };
    await switched(what, false);
    expect(errorOf(await till.authorize(body))).toBe('payment.error.codeInvalid');
    await switched(what, true);
    expect((await till.authorize(body)).status).toBe(200);
  });
});

describe('codes nobody has', () => {
  it('are refused after a hundred of one key, and a right one then waits too', async () => {
    const { till: guessing } = await openTill(test, admin, partnerId);
    const guess = () => guessing.authorize({ code: '2222-2222', amount: money(1_00) });
    for (let n = 0; n < 100; n += 1) await guess();
    expect((await guess()).status).toBe(422);
    const body = { code: await codeOf(), amount: money(1_00) };
    expect((await guessing.authorize(body)).status).toBe(422);
    expect((await till.authorize(body)).status).toBe(200);
  });
});

describe('the same request again', () => {
  it('64 times at once is one payment, and all get its answer', async () => {
    const body = { code: await codeOf(), amount: money(10_00) };
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => till.authorize(body, { key: 'sale-0001' })),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1);
    expect(await left()).toBe(90_00);
  });

  it('with another body is refused, and nothing happens', async () => {
    const code = await codeOf();
    await till.authorize({ code, amount: money(10_00) }, { key: 'sale-0002' });
    const other = await till.authorize({ code, amount: money(11_00) }, { key: 'sale-0002' });
    expect([other.status, errorOf(other)]).toEqual([422, 'money.error.keyReused']);
    expect(await left()).toBe(90_00);
  });

  it('as refunds with two keys at once gives back no more than was paid', async () => {
    const { paymentId } = (await till.authorize({ code: await codeOf(), amount: money(60_00) }))
      .body;
    await till.capture({ paymentId });
    const answers = await Promise.all([till.refund({ paymentId }), till.refund({ paymentId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await left()).toBe(100_00);
  });
});

describe('nonsense', () => {
  it.each<[string, () => Promise<Awaited<ReturnType<Till['get']>>>, number]>([
    [
      'a negative amount',
      async () => till.authorize({ code: await codeOf(), amount: money(-1) }),
      422,
    ],
    ['nothing', async () => till.authorize({ code: await codeOf(), amount: money(0) }), 422],
    [
      'half a minor unit',
      async () => till.authorize({ code: await codeOf(), amount: money(0.5) }),
      422,
    ],
    ['a trillion', async () => till.authorize({ code: await codeOf(), amount: money(1e12) }), 422],
    [
      'the money of the other country',
      async () => till.authorize({ code: await codeOf(), amount: money(100, 'EUR') }),
      422,
    ],
    [
      'an offer of nobody',
      async () => till.authorize({ code: await codeOf(), amount: money(100), offerId: 999 }),
      422,
    ],
    [
      'a place of nobody',
      async () => till.authorize({ code: await codeOf(), amount: money(100), branchOfficeId: 999 }),
      422,
    ],
    ['a payment of nobody', () => till.capture({ paymentId: 999_999 }), 404],
  ])('%s is refused', async (_what, send, status) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await left()).toBe(100_00);
  });

  it('a capture larger than the hold, and one after its end, are refused', async () => {
    const { paymentId } = (await till.authorize({ code: await codeOf(), amount: money(10_00) }))
      .body;
    expect(errorOf(await till.capture({ paymentId, amount: money(10_01) }))).toBe(
      'payment.error.captureTooLarge',
    );
    await sql`update movement set held_until = now() - interval '1 second' where status = 'PENDING'`.execute(
      test.db,
    );
    expect(errorOf(await till.capture({ paymentId }))).toBe('payment.error.holdExpired');
  });

  it("another partner's payment does not exist", async () => {
    const { paymentId } = (await till.authorize({ code: await codeOf(), amount: money(10_00) }))
      .body;
    for (const step of ['capture', 'void', 'refund'] as const)
      expect((await foreignTill[step]({ paymentId })).status).toBe(404);
    expect((await foreignTill.get(paymentId)).status).toBe(404);
    expect(await left()).toBe(90_00);
  });
});

describe('a request that is not signed right', () => {
  it.each<[string, (headers: Record<string, string>) => Record<string, string>]>([
    ['without a signature', ({ signature: _signature, ...headers }) => headers],
    [
      'by another key',
      (headers) => ({
        ...headers,
        'signature-input':
          headers['signature-input']?.replace(/keyid="[^"]+"/, 'keyid="key-x"') ?? '',
      }),
    ],
    ['for another write', (headers) => ({ ...headers, 'idempotency-key': 'another-key' })],
    ['over another body', (headers) => ({ ...headers, 'content-digest': 'sha-256=:AAAA:' })],
  ])('%s is nobody', async (_what, tamper) => {
    const body = { code: await codeOf(), amount: money(10_00) };
    expect((await till.authorize(body, { tamper })).status).toBe(401);
    expect(await left()).toBe(100_00);
  });

  it('without an Idempotency-Key is a bad request', async () => {
    const answer = await till.authorize({ code: await codeOf(), amount: money(1) }, { key: '' });
    expect(answer.status).toBe(400);
  });

  it('by a key that was revoked is nobody, at once', async () => {
    const revoked = await openTill(test, admin, partnerId);
    await admin.call(api.paymentCredential.revoke, { partnerId, id: revoked.id });
    const body = { code: await codeOf(), amount: money(10_00) };
    expect((await revoked.till.authorize(body)).status).toBe(401);
  });
});

it('the private key of a terminal is answered once and kept nowhere', async () => {
  const { body } = await admin.call(api.paymentCredential.list, { partnerId });
  expect(body.find(({ id }) => id === credentialId)).toMatchObject({ name: 'Pokladna 1' });
  expect(JSON.stringify(body)).not.toContain('PRIVATE KEY');
  const { rows } = await sql<{ text: string }>`
    select row_to_json(c)::text as text
    from payment_credential c`.execute(test.db);
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
});
