import { readFileSync } from 'node:fs';
import { Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  endLots,
  forgetMoney,
  fillWallet,
  giveCredits,
  insertPartner,
  pay,
  takeOut,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { readPayroll } from '../client-report/payroll.ts';
import { expireLots, recall, returnPayout } from './credit.ts';
import { pragueDay } from './day.ts';
import { checkLedger } from './ledger.jobs.ts';
import { ledgerAccounts } from './movement.ts';
import { capture, refund, voidPayment } from './payment.ts';

const text = readFileSync(new URL('../../../../../docs/money.md', import.meta.url), 'utf8');
/** What it says of each case: from a heading of the third level to the next, or to the end of the cases. */
const [, ofCases = ''] = /^## The cases$([\s\S]*?)^## /m.exec(text) ?? [];
const cases = new Map(
  ofCases
    .split(/^### /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part]),
);
/** The example of each: the first table. */
const examples = new Map(
  [...cases].map(([name, part]) => [
    name,
    part
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
          .join(' | '),
      ),
  ]),
);

const userId = 2;
const test = await openTestApp();
const restaurant = await insertPartner(test.db);
const gym = await insertPartner(test.db, { name: 'Gym', mainCategoryId: 6 });
const { rows: inserted } = await sql<{ id: number }>`
  insert into company (name, name_sort_cs, name_sort_sk, folded, country, registration_number, address)
  select n, n, n, n, 'CZ', n, '{}'
  from unnest('{First,Second}'::text[]) n
  returning id`.execute(test.db);
const companies = inserted.map(({ id }) => id);
beforeEach(async () => {
  await forgetMoney(test.db);
});

const give = (crowns: number, regime: 'CZ_MEAL' | 'CZ_LEISURE' = 'CZ_MEAL') =>
  giveCredits(test.db, userId, { amount: crowns * 100, regime });
const buy = (crowns: number, fields: object = {}) =>
  pay(test.db, userId, { partnerId: restaurant, amount: crowns * 100, ...fields });
const own = (crowns: number) => fillWallet(test.db, userId, crowns * 100);
const inOne = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(test.db, work);
const expire = async (): Promise<void> => {
  await endLots(test.db, sql<boolean>`client_id is not null`);
  await expireLots(test.db, 'CZK');
};
const withdraw = (crowns: number) => takeOut(test.db, userId, crowns * 100);

/** What each example does; amounts in crowns. */
const played: Readonly<Record<string, () => Promise<unknown>>> = {
  'An employer gives credits': () => give(1_000),
  'A payment at a partner': async () => {
    await give(1_000);
    const { movementId } = await buy(200, { isHeld: true });
    await inOne((tx) => capture(tx, { id: movementId }, 180_00));
  },
  'A payment that is let go': async () => {
    await give(1_000);
    const { movementId } = await buy(200, { isHeld: true });
    await inOne((tx) => voidPayment(tx, { id: movementId }));
  },
  'A payment completed with own money': async () => {
    await give(150);
    await own(500);
    await buy(200, { usePrivate: true });
  },
  'A refund': async () => {
    await give(150);
    await own(500);
    const { movementId } = await buy(200, { usePrivate: true });
    await inOne((tx) => refund(tx, { id: movementId }, 80_00));
  },
  'A refund of credits that have expired': async () => {
    await give(1_000);
    const { movementId } = await buy(200);
    await expire();
    await inOne((tx) => refund(tx, { id: movementId }, undefined));
  },
  'A refund of credits their employer took back': async () => {
    await give(1_000);
    const { movementId } = await buy(200);
    await inOne((tx) => recall(tx, { userId, clientId: 1, currency: 'CZK', lotIds: null }));
    await inOne((tx) => refund(tx, { id: movementId }, undefined));
  },
  'A refund of a refund that has expired': async () => {
    await give(1_000);
    const first = await buy(1_000);
    await expire();
    await inOne((tx) => refund(tx, { id: first.movementId }, undefined));
    const second = await buy(1_000);
    await expire();
    await inOne((tx) => refund(tx, { id: second.movementId }, undefined));
    await expireLots(test.db, 'CZK');
  },
  'Credits expire': async () => {
    await give(1_000);
    await buy(200);
    await expire();
  },
  'An employer takes credits back': async () => {
    await give(1_000);
    await buy(200);
    await inOne((tx) => recall(tx, { userId, clientId: 1, currency: 'CZK', lotIds: null }));
  },
  'A payment beyond the yearly limit': async () => {
    await sql`
      update client set credit_policy = credit_policy || '{"overLimit":"TAX"}'
      where id = 1`.execute(test.db);
    await give(30_000, 'CZ_LEISURE');
    await pay(test.db, userId, { partnerId: gym, amount: 25_000_00, useTaxed: true });
  },
  'Somebody goes over to another company of the client': async () => {
    for (const company of companies) {
      await sql`update "user" set company_id = ${company} where id = ${userId}`.execute(test.db);
      await give(24_000, 'CZ_LEISURE');
      await pay(test.db, userId, { partnerId: gym, amount: 24_000_00 });
    }
    await sql`update "user" set company_id = null where id = ${userId}`.execute(test.db);
  },
  'A top-up by card': () => own(500),
  'A withdrawal': async () => {
    await own(500);
    await withdraw(300);
  },
  'A withdrawal the bank sends back': async () => {
    await own(500);
    const reversesId = await withdraw(300);
    await inOne(async (tx) => {
      const returned = {
        userId,
        amount: 300_00,
        currency: 'CZK',
        reversesId,
        note: 'closed',
      } as const;
      const movementId = await returnPayout(tx, returned);
      await sql`
        update withdrawal set
          status = 'RETURNED', return_movement_id = ${movementId}, resolved_at = now()`.execute(tx);
    });
  },
};

const crowns = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
type Booked = { reason: string; from: string; to: string; regime: string; amount: number };
const booked = async (): Promise<string[]> => {
  const { rows } = await sql<Booked>`
    select
      m.type || ' ' || m.reason as reason, e.from_account as from, e.to_account as to, l.regime,
      e.amount
    from ledger_entry e
    join movement m on m.user_id = e.user_id and m.id = e.movement_id
    join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
    order by m.id, case e.to_account when 'HOLD' then 0 when 'PARTNER' then 1 else 2 end, e.position`.execute(
    test.db,
  );
  return rows.map(({ reason, from, to, regime, amount }) =>
    [reason, from, to, regime, crowns.format(amount / 100)].join(' | '),
  );
};

describe('docs/money.md', () => {
  it('names every regime and every account', () => {
    for (const word of [...Regime.options, ...ledgerAccounts])
      expect(text).toContain(`\`${word}\``);
  });

  it('has an example of every case, and no other', () => {
    expect([...examples.keys()]).toEqual(Object.keys(played));
  });

  it.each(Object.entries(played))('%s is booked as it says', async (name, play) => {
    await play();
    expect(await booked()).toEqual(examples.get(name));
    expect(await checkLedger(test.db)).toEqual([]);
  });

  it('says what the payroll of each company is told when somebody went over', async () => {
    const name = 'Somebody goes over to another company of the client';
    await played[name]?.();
    const lines = await readPayroll(test.db, 1, pragueDay().slice(0, 7));
    expect(lines.map(({ company, used, taxable }) => [company.id, used, taxable])).toEqual(
      companies.map((id) => [id, 24_000_00, 0]),
    );
    expect(cases.get(name)).toContain('24,000.00 used and 0.00 taxable');
  });

  it('names the limit of leisure, and what the payroll export of the month says is beyond it', async () => {
    const name = 'A payment beyond the yearly limit';
    await played[name]?.();
    const admin = await test.signedIn('admin');
    const { rawPayload } = await admin.send(
      'GET',
      `/api/admin/client/1/payroll-export?month=${pragueDay().slice(0, 7)}&format=CSV`,
    );
    const [, ...lines] = (await readOfficeFile(rawPayload)).lines;
    const { rows } = await sql<{ amount: number }>`
      select amount from tax_limit
      where regime = 'CZ_LEISURE' and valid_from <= '2026-01-01' order by valid_from desc limit 1`.execute(
      test.db,
    );
    const sentence = cases.get(name) ?? '';
    expect(sentence).toContain(`for leisure is ${crowns.format((rows[0]?.amount ?? 0) / 100)}.`);
    const [taxable] = lines.map(({ cells }) => Number(cells[8]?.replace(',', '.')));
    // the one line, and the sum of all
    expect(lines).toHaveLength(2);
    expect(sentence).toContain(`says that ${crowns.format(taxable ?? 0)} of it are taxable`);
  });
});
