import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GateUnavailableError } from '../gate/index.ts';
import { listDifferences } from '../ledger/check.queries.ts';
import { forgetPayingAddresses } from './own-deposits.queries.ts';
import { balanceOf, begin, depositForm, seen, openDepositApp } from '../../test/deposit-app.ts';

const test = await openDepositApp('DEMO');
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
afterAll(async () => {
  expect(await listDifferences(test.db)).toEqual([]);
});
// every test has the whole limit of the month
beforeEach(() =>
  sql`update deposit set created_at = created_at - interval '40 days'`.execute(test.db),
);

const init = async (fields = {}) => (await begin(employee, fields)).body.id;
const countDeposits = async (): Promise<number> =>
  (await employee.call(api.deposit.list, {})).body.total;

describe('a gate that tells', () => {
  it('twice, or ten times at once, moves the money once', async () => {
    const before = await balanceOf(employee);
    const id = await init();
    await test.pay(id);
    await Promise.all(Array.from({ length: 10 }, () => test.notify(id)));
    expect(await balanceOf(employee)).toBe(before + 50_000);
  });
  it('before it was paid changes nothing, and after it the same as always', async () => {
    const id = await init();
    expect(await test.notify(id)).toBe(200);
    expect((await seen(employee, id)).status).toBe('CREATED');
    await test.pay(id);
    await test.notify(id);
    expect((await seen(employee, id)).status).toBe('SUCCESSFUL');
  });
  it.each([
    ['with a forged signature', { forged: true }],
    ['too late to be believed', { at: new Date(Date.now() - 86_400_000) }],
  ])('%s is not listened to', async (_, how) => {
    const id = await init();
    await test.pay(id);
    expect(await test.notify(id, how)).toBe(400);
    const { rows } = await sql<{ status: string }>`
      select status from deposit where id = ${id}`.execute(test.db);
    expect(rows).toEqual([{ status: 'CREATED' }]);
    // nor does it wait for the clock, which would move its money in another test
    expect(await test.notify(id)).toBe(200);
  });
  it('nothing at all is asked by the clock', async () => {
    const before = await balanceOf(employee);
    const id = await init();
    await test.pay(id);
    await test.age(id, 1);
    await test.poll();
    expect((await seen(employee, id)).status).toBe('SUCCESSFUL');
    expect(await balanceOf(employee)).toBe(before + 50_000);
  });
});

describe('a person who', () => {
  it('comes back before the bank has told sees the truth all the same', async () => {
    const id = await init();
    await test.pay(id);
    await seen(employee, id);
    await expect.poll(async () => (await seen(employee, id)).status).toBe('SUCCESSFUL');
  });
  it('left a top-up unfinished finds it, however many were decided since', async () => {
    const waiting = await init();
    const later = await init();
    await test.pay(later);
    await test.notify(later);
    const found = await employee.call(api.deposit.list, { status: 'CREATED', limit: 100 });
    const ids = found.body.items.map(({ id }) => id);
    expect(ids).toContain(waiting);
    expect(ids).not.toContain(later);
    expect(found.body.total).toBe(ids.length);
    await employee.call(api.deposit.cancel, { id: waiting });
  });
  it('gives up is let go, and what they paid meanwhile counts', async () => {
    const id = await init();
    const given = await employee.call(api.deposit.cancel, { id });
    expect(given.body).toMatchObject({ status: 'DECLINED', declineReason: 'CANCELLED_BY_USER' });
    const paid = await init();
    await test.pay(paid);
    expect((await employee.call(api.deposit.cancel, { id: paid })).body.status).toBe('SUCCESSFUL');
  });
  it('never answers is declined after half an hour, when the gate was asked once more', async () => {
    const id = await init();
    const ref = await test.refOf(id);
    await test.age(id, 31);
    await test.poll();
    expect(await seen(employee, id)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'TIMEOUT',
    });
    expect(await test.simulator.gate.status(ref)).toMatchObject({ state: 'DECLINED' });
  });
  it('paid in the last moment is not declined', async () => {
    const id = await init();
    await test.pay(id);
    await test.age(id, 31);
    await test.poll();
    expect((await seen(employee, id)).status).toBe('SUCCESSFUL');
  });
});

describe('a key', () => {
  const keyed = { 'idempotency-key': '11111111-2222-3333-4444-555555555555' };
  it('makes one deposit of 64 concurrent requests, with one answer', async () => {
    const before = await countDeposits();
    const answers = await Promise.all(Array.from({ length: 64 }, () => begin(employee, {}, keyed)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.redirectUrl}`)).size).toBe(1);
    expect(await countDeposits()).toBe(before + 1);
  });
  it('is refused with another request', async () => {
    const amount = { amount: 60_000, currency: 'CZK' } as const;
    const answer = await begin(employee, { amount }, keyed);
    expect([answer.status, answer.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'money.error.keyReused' }],
    ]);
  });
  it('of one person is not the key of another', async () => {
    expect((await begin(other, {}, keyed)).status).toBe(200);
  });
  it.each(['short', 'ž'.repeat(20), 'x'.repeat(201)])('%s is none', async (key) => {
    expect((await begin(employee, {}, { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('an amount', () => {
  it.each([
    ['below the least', 9_999, 'CZK', 'amount.amount', 'validation.deposit.min'],
    ['above the most', 2_000_001, 'CZK', 'amount.amount', 'validation.deposit.max'],
    ['of nothing', 0, 'CZK', 'amount.amount', 'validation.amount'],
    ['below nothing', -50_000, 'CZK', 'amount.amount', 'validation.amount'],
    ['beyond all measure', 1e15, 'CZK', 'amount.amount', 'validation.amount'],
    ['in parts of a heller', 50_000.5, 'CZK', 'amount.amount', 'validation.amount'],
    ['of the other country', 50_000, 'EUR', 'amount.currency', 'validation.currency'],
  ] as const)('%s is refused at its field', async (_, amount, currency, field, messageKey) => {
    const before = await countDeposits();
    const answer = await begin(employee, { amount: { amount, currency } });
    expect(answer.status).toBe(422);
    expect(answer.body.fieldErrors).toMatchObject([{ field, messageKey }]);
    expect(await countDeposits()).toBe(before);
  });
  it('beyond what is left of the month is refused, also of several requests at once', async () => {
    const large = { amount: { amount: 2_000_000, currency: 'CZK' } } as const;
    const answers = await Promise.all([1, 2, 3].map(() => begin(employee, large)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.fieldErrors).toEqual([
      {
        field: 'amount.amount',
        messageKey: 'validation.deposit.month',
        params: { amount: '10 000,00 Kč'.replaceAll(' ', '\u00A0') },
      },
    ]);
    expect((await employee.call(api.deposit.terms, {})).body.monthLeft).toBe(1_000_000);
  });
});

describe('what is another person’s', () => {
  it('a deposit is neither seen nor given up', async () => {
    const depositId = await init();
    expect((await other.call(api.deposit.follow, { depositId })).status).toBe(404);
    expect((await other.call(api.deposit.cancel, { id: depositId })).status).toBe(404);
    expect((await seen(employee, depositId)).status).toBe('CREATED');
  });
  it('a card is neither charged nor removed', async () => {
    const id = await init({ saveCard: true });
    await test.pay(id);
    await test.notify(id);
    const [card] = (await employee.call(api.cardToken.list, {})).body;
    const cardTokenId = card?.id ?? 0;
    const paymentMethod = 'BANK_CARD_TOKEN_VIA_EGATE';
    expect((await begin(other, { cardTokenId, paymentMethod })).status).toBe(404);
    for (const route of [api.cardToken.remove, api.cardToken.makeDefault])
      expect((await other.call(route, { id: cardTokenId })).status).toBe(404);
    expect((await employee.call(api.cardToken.list, {})).body).toHaveLength(1);
  });
});

describe('saved cards', () => {
  it('have a default, which follows when it is removed, and are sealed in the database', async () => {
    for (const _ of [1, 2]) {
      const id = await init({ saveCard: true });
      await test.pay(id);
      await test.notify(id);
    }
    const cards = (await employee.call(api.cardToken.list, {})).body;
    const last = cards.at(-1)?.id ?? 0;
    await employee.call(api.cardToken.makeDefault, { id: last });
    const after = (await employee.call(api.cardToken.list, {})).body;
    expect(after.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([last]);
    await employee.call(api.cardToken.remove, { id: last });
    const left = (await employee.call(api.cardToken.list, {})).body;
    expect([left.length, left[0]?.isDefault]).toEqual([cards.length - 1, true]);
    const { rows } = await sql<{ token: Buffer | null }>`
      select gateway_token as token from card_token order by id`.execute(test.db);
    const { rows: demo } = await sql<{ token: string }>`select token from demo_gate_card`.execute(
      test.db,
    );
    for (const { token } of rows)
      for (const plain of demo) expect(token?.toString('latin1') ?? '').not.toContain(plain.token);
  });
});

describe('a wallet', () => {
  it('that the employer does not offer cannot be topped up, and says so', async () => {
    const offer = (isOffered: boolean) =>
      sql`
        update client set
          credit_policy = credit_policy || jsonb_build_object('allowPrivateWallet', ${isOffered}::boolean)
        where id = 2`.execute(test.db);
    await offer(false);
    expect((await other.call(api.deposit.terms, {})).body.available).toBe('NO_WALLET');
    const answer = await begin(other);
    expect([answer.status, answer.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'deposit.error.noWallet' }],
    ]);
    await offer(true);
  });
  it.each(['https://evil.test', '//evil.test', 'offer', '/\\evil.test'])(
    'is not left for %s after paying',
    async (returnPath) => expect((await begin(employee, { returnPath })).status).toBe(422),
  );
});

describe('when something breaks', () => {
  const failing = async (method: 'open' | 'status', work: () => Promise<void>) => {
    const gate: { -readonly [K in 'open' | 'status']: (...args: never[]) => unknown } =
      test.simulator.gate;
    const whole = gate[method];
    gate[method] = async () => {
      throw new GateUnavailableError('down');
    };
    await work();
    gate[method] = whole;
  };
  it('the gate, a deposit waits and is opened as soon as it can be', async () => {
    let id = 0;
    await failing('open', async () => {
      const { status, body } = await begin(employee);
      expect([status, body.status, body.redirectUrl]).toEqual([200, 'CREATED', null]);
      id = body.id;
    });
    await test.age(id, 1);
    await test.poll();
    expect((await seen(employee, id)).redirectUrl).toMatch(/^http/);
  });
  it('the gate, what nobody could open can be given up', async () => {
    await failing('open', async () => {
      const { id } = (await begin(employee)).body;
      const { body } = await employee.call(api.deposit.cancel, { id });
      expect(body).toMatchObject({ status: 'DECLINED', declineReason: 'CANCELLED_BY_USER' });
    });
  });
  it('the gate, for longer than the deposit lives, what was paid goes back', async () => {
    const before = await balanceOf(employee);
    const id = await init();
    const ref = await test.refOf(id);
    await test.pay(id);
    await failing('status', async () => {
      await test.age(id, 31);
      await test.poll();
      expect((await seen(employee, id)).declineReason).toBe('TIMEOUT');
    });
    await test.age(id, 6);
    await test.poll();
    await test.age(id, 60);
    await test.poll();
    expect(await test.simulator.refunded(ref)).toBe(50_000);
    expect(await balanceOf(employee)).toBe(before);
  });
  it('the server between the record and the gate, another one goes on', async () => {
    const { id: userId } = (await employee.call(api.user.me, {})).body;
    const before = await balanceOf(employee);
    const { rows } = await sql<{ id: number }>`
      insert into deposit (
        user_id, amount, currency, payment_method, save_card, language, ip, gate, next_check_at
      )
      values (${userId}, 50000, 'CZK', 'BANK_CARD_VIA_EGATE', false, 'cs', '::1', 'DEMO', now())
      returning id`.execute(test.db);
    const id = rows[0]?.id ?? 0;
    const node = await test.anotherNode();
    await test.poll();
    expect((await seen(employee, id)).redirectUrl).toMatch(/^http/);
    await test.pay(id);
    expect(await test.notify(id, {}, node.app)).toBe(200);
    expect((await seen(employee, id)).status).toBe('SUCCESSFUL');
    // what another node moved is heard of in a moment
    await expect.poll(() => balanceOf(employee)).toBe(before + 50_000);
    await node.close();
  });
  it('nothing, two nodes told at once move the money once', async () => {
    const before = await balanceOf(employee);
    const node = await test.anotherNode();
    const id = await init();
    await test.pay(id);
    await test.age(id, 1);
    await Promise.all([test.notify(id), test.notify(id, {}, node.app), test.poll(), test.poll()]);
    // what another node moved is heard of in a moment
    await expect.poll(() => balanceOf(employee)).toBe(before + 50_000);
    await node.close();
  });
});

describe('the support', () => {
  it('sees what the gate said in order, may ask again, and is on record', async () => {
    const admin = await test.signedIn('admin');
    const id = await init();
    await test.pay(id);
    const rechecked = await admin.call(api.depositAdmin.recheck, { id });
    expect(rechecked.body.status).toBe('SUCCESSFUL');
    const { body } = await admin.call(api.depositAdmin.get, { id });
    expect(body.events.map(({ kind, answer }) => [kind, answer])).toEqual([
      ['OPENED', body.gatewayRef],
      ['ANSWERED', 'PAID'],
      ['RESOLVED', 'SUCCESSFUL'],
    ]);
    expect(body.movementId).toEqual(expect.any(Number));
    const { content } = (await admin.call(api.audit.list, { entity: 'deposit', entityId: id }))
      .body;
    expect(content.map(({ action }) => action)).toEqual(['VIEW', 'UPDATE']);
  });
  it('finds deposits by state, person, day and the name the gate gave them', async () => {
    const admin = await test.signedIn('admin');
    const id = await init();
    const ref = await test.refOf(id);
    const find = async (filter: object) =>
      (await admin.call(api.depositAdmin.list, filter)).body.content.map((row) => row.id);
    expect(await find({ keyword: ref.slice(2, 12) })).toEqual([id]);
    // a gate's name for another may hold the same digits
    expect(await find({ keyword: String(id) })).toContain(id);
    expect((await find({ status: 'CREATED', userId: 2 }))[0]).toBe(id);
    expect(await find({ userId: 1 })).toEqual([]);
    expect(await find({ from: '2100-01-01' })).toEqual([]);
    expect(await find({ refund: 'DONE' })).toHaveLength(1);
    expect((await employee.call(api.depositAdmin.list, {})).status).toBe(403);
  });
});

it('a form that names a card pays by it, and another does not', async () => {
  for (const body of [
    depositForm({ cardTokenId: 1 }),
    depositForm({ paymentMethod: 'BANK_CARD_TOKEN_VIA_EGATE' }),
  ]) {
    const answer = await employee.call(api.deposit.init, { body });
    expect([answer.status, answer.body.fieldErrors?.[0]?.field]).toEqual([422, 'cardTokenId']);
  }
});

it('from which address somebody topped up is forgotten when nobody can dispute it any more', async () => {
  const [old, young] = [await init(), await init()];
  const addresses = async () =>
    (
      await sql<{ ip: string }>`
        select ip from deposit where id in (${old}, ${young}) order by id`.execute(test.db)
    ).rows.map(({ ip }) => ip);
  const [known] = await addresses();
  expect(known).not.toBe('');
  await sql`
    update deposit set created_at = now() - interval '541 days' where id = ${old}`.execute(test.db);
  await forgetPayingAddresses(test.db);
  expect(await addresses()).toEqual(['', known]);
});
