import { api } from '@cafeteria/contract';
import { readMails } from '../../test/mail.ts';
import { describe, expect, it } from 'vitest';
import type { OnCharge } from '../gate/testing/simulator.ts';
import { balanceOf, begin, openDepositApp, seen } from '../../test/deposit-app.ts';

describe.each(['DEMO', 'STRIPE', 'CSOB'] as const)('a deposit through %s', async (name) => {
  const test = await openDepositApp(name);
  const employee = await test.signedIn('employee');

  it('is paid on the page of the gate, and its money is there', async () => {
    const before = await balanceOf(employee);
    const { status, body } = await begin(employee);
    expect([status, body.status, body.declineReason]).toEqual([200, 'CREATED', null]);
    expect(body.redirectUrl).toMatch(/^https?:\/\//);
    await test.pay(body.id);
    expect(await test.notify(body.id)).toBe(200);
    expect(await seen(employee, body.id)).toMatchObject({
      status: 'SUCCESSFUL',
      redirectUrl: null,
      amount: { amount: 50_000, currency: 'CZK' },
    });
    expect(await balanceOf(employee)).toBe(before + 50_000);
  });

  it('is declined for the reason the bank gives, and moves nothing', async () => {
    const before = await balanceOf(employee);
    const { id } = (await begin(employee)).body;
    await test.simulator.decline(await test.refOf(id), 'DENIED_BY_BANK');
    await test.notify(id);
    expect(await seen(employee, id)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'DENIED_BY_BANK',
    });
    expect(await balanceOf(employee)).toBe(before);
  });

  /** Pays and saves a card that behaves so from then on. */
  const saveCard = async (onCharge: OnCharge): Promise<number> => {
    const { id } = (await begin(employee, { saveCard: true })).body;
    await test.simulator.pay(await test.refOf(id), onCharge);
    await test.notify(id);
    const known = (await employee.call(api.cardToken.list, {})).body;
    return Math.max(...known.map((card) => card.id));
  };
  const charge = (cardTokenId: number) =>
    begin(employee, { paymentMethod: 'BANK_CARD_TOKEN_VIA_EGATE', cardTokenId });

  it('saves a card when asked to, and pays with it at once the next time', async () => {
    const before = await balanceOf(employee);
    const cardMails = async () =>
      (await readMails(test, 2))
        .filter(({ kind }) => kind === 'CARD_SAVED')
        .map(({ text }) => text);
    const mailsBefore = (await cardMails()).length;
    const { body } = await charge(await saveCard('PAYS'));
    // its owner is told that it was saved, by whatever gate, and of the charge nothing more
    expect((await cardMails()).slice(mailsBefore)).toEqual([expect.stringContaining('4242')]);
    expect(body).toMatchObject({
      status: 'SUCCESSFUL',
      card: { last4: '4242' },
      redirectUrl: null,
    });
    expect(await balanceOf(employee)).toBe(before + 100_000);
  });

  it('with a saved card goes on at the bank, where the bank wants the person', async () => {
    const { body } = await charge(await saveCard('ASKS_3DS'));
    expect(body.status).toBe('CREATED');
    expect(body.redirectUrl).toMatch(/^https?:\/\//);
    await test.pay(body.id);
    await test.notify(body.id);
    expect((await seen(employee, body.id)).status).toBe('SUCCESSFUL');
  });

  it('with an expired card is declined at once', async () => {
    const { status, body } = await charge(await saveCard('EXPIRED_CARD'));
    expect([status, body.status, body.declineReason]).toEqual([200, 'DECLINED', 'EXPIRED_CARD']);
  });

  it('paid after it was given up goes back, once', async () => {
    const before = await balanceOf(employee);
    const { id } = (await begin(employee)).body;
    const ref = await test.refOf(id);
    await test.db
      .updateTable('deposit')
      .where('id', '=', id)
      .set({
        status: 'DECLINED',
        decline_reason: 'TIMEOUT',
        resolved_at: new Date().toISOString(),
      })
      .execute();
    await test.simulator.pay(ref);
    await Promise.all([test.notify(id), test.notify(id), test.notify(id)]);
    expect(await test.simulator.refunded(ref)).toBe(50_000);
    expect(await seen(employee, id)).toMatchObject({ status: 'DECLINED', refund: 'DONE' });
    expect(await balanceOf(employee)).toBe(before);
    const mails = (await readMails(test, 2)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.startsWith('Vrátili jsme vám'))).toHaveLength(1);
  });
});
