import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildCompany, buildPartner } from '../../test/factories.ts';
import { readMailsTo } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where id = 3`.execute(test.db);
const admin = await test.signedIn('admin');
const accountant = await test.signedIn('other');
const accountantId = 3;
const first = 'CZ8127000000002102143052';
const second = 'SK3112000000198742637541';

const newPartner = async (): Promise<number> => {
  const { id } = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body;
  await accountant.call(api.partnerContractAdmin.create, {
    body: {
      partnerId: id,
      sellerId: null,
      validFrom: '2026-01-01',
      validTo: null,
      commission: 350,
      rates: [],
      perTransaction: 0,
      period: 'MONTH',
      minimumPayout: 0,
      vatPayer: true,
      email: 'stary@partner.test',
      note: null,
    },
  });
  return id;
};
const ask = (partnerId: number, iban = first) =>
  accountant.call(api.partnerAccount.ask, { partnerId, body: { iban } });
const decide = (
  who: typeof admin,
  partnerId: number,
  status: 'CONFIRMED' | 'REFUSED',
  id: number,
) => who.call(api.partnerAccount.decide, { partnerId, id, body: { status } });
const accounts = async (partnerId: number) =>
  (await accountant.call(api.partnerAccount.list, { partnerId })).body.accounts;
/** An account that is paid to. */
const settle = async (partnerId: number): Promise<void> => {
  const [account] = (await ask(partnerId)).body.accounts;
  await decide(admin, partnerId, 'CONFIRMED', account?.id ?? 0);
};

describe('the account of a partner', () => {
  it('is paid to when somebody else has confirmed it; the first one at once', async () => {
    const partnerId = await newPartner();
    const [account] = (await ask(partnerId)).body.accounts;
    expect(account).toMatchObject({ iban: first, status: 'ASKED', isCurrent: false, isOwn: true });
    const own = await decide(accountant, partnerId, 'CONFIRMED', account?.id ?? 0);
    expect(JSON.stringify(own.body)).toContain('partnerAccount.error.ownRequest');
    expect((await decide(admin, partnerId, 'CONFIRMED', account?.id ?? 0)).status).toBe(200);
    expect(await accounts(partnerId)).toMatchObject([{ status: 'CONFIRMED', isCurrent: true }]);
    expect((await decide(admin, partnerId, 'REFUSED', account?.id ?? 0)).status).toBe(422);
    expect(await readMailsTo(test, 'stary@partner.test')).toEqual([]);
  });

  it('changes after two days, and the address that was there is told at once', async () => {
    const partnerId = await newPartner();
    await settle(partnerId);
    const [account] = (await ask(partnerId, second)).body.accounts;
    await decide(admin, partnerId, 'CONFIRMED', account?.id ?? 0);
    const [next, now] = await accounts(partnerId);
    expect([next?.isCurrent, now?.isCurrent]).toEqual([false, true]);
    const waits = Date.parse(next?.holdsFrom ?? '') - Date.parse(next?.askedAt ?? '');
    expect(waits).toBe(48 * 3_600_000);
    const [mail] = await readMailsTo(test, 'stary@partner.test');
    expect(JSON.stringify(mail)).toContain('stary@partner.test');
    expect(mail?.text).toContain('SK31');
    expect(mail?.text).not.toContain('Jana');
    await sql`
      update partner_account set
        asked_at = asked_at - interval '3 days', holds_from = holds_from - interval '3 days'
      where partner_id = ${partnerId}`.execute(test.db);
    expect((await accounts(partnerId)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('is told to the address of its company where there is no contract', async () => {
    const partnerId = await newPartner();
    await settle(partnerId);
    await sql`update partner_contract set deleted_at = now() where partner_id = ${partnerId}`.execute(
      test.db,
    );
    const company = buildCompany({
      registrationNumber: '27074358',
      billingEmail: 'fakturace@partner.test',
    });
    const { id: companyId } = (await admin.call(api.companyAdmin.create, { body: company })).body;
    await sql`update partner set company_id = ${companyId} where id = ${partnerId}`.execute(
      test.db,
    );
    await ask(partnerId, second);
    expect(await readMailsTo(test, 'fakturace@partner.test')).toHaveLength(1);
  });

  it('is asked for once at a time, and taken back by who asked', async () => {
    const partnerId = await newPartner();
    const [account] = (await ask(partnerId)).body.accounts;
    expect((await ask(partnerId, second)).status).toBe(422);
    expect((await decide(accountant, partnerId, 'REFUSED', account?.id ?? 0)).status).toBe(200);
    expect((await ask(partnerId, second)).status).toBe(200);
  });

  it('fits its check digits, as an IBAN and as a Czech number', async () => {
    const partnerId = await newPartner();
    expect((await ask(partnerId, 'CZ8227000000002102143052')).status).toBe(422);
    const number = (digits: string) =>
      accountant.call(api.partnerAccount.ask, {
        partnerId,
        body: { bankAccount: { prefix: null, number: digits, bankCode: '2700' } },
      });
    expect((await number('2102143053')).status).toBe(422);
    expect((await number('2102143052')).body.accounts).toMatchObject([{ iban: first }]);
  });

  it('cannot be confirmed by one person alone, nor before its time, whatever statement is tried', async () => {
    const partnerId = await newPartner();
    await settle(partnerId);
    const [account] = (await ask(partnerId, second)).body.accounts;
    const write = (by: number, wait: string) =>
      sql`
        update partner_account set
          status = 'CONFIRMED', decided_by = ${by}, decided_at = now(),
          holds_from = asked_at + ${wait}::interval
        where id = ${account?.id ?? 0}`.execute(test.db);
    await expect(write(accountantId, '48 hours')).rejects.toThrow('check constraint');
    await expect(write(1, '47 hours')).rejects.toThrow('check constraint');
    await write(1, '48 hours');
  });
});
