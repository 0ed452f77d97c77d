/** Kills the server and PostgreSQL at random moments under load, and looks whether anything is lost or doubled. */
import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { continueIds } from '../../../seed/insert-rows.ts';
import type { Db } from '../../platform/db/index.ts';
import { passwords, seedUsers } from '../factories.ts';
import { giveCredits, insertPartner } from '../money.ts';
import { createPortal } from './portal.ts';
import { listLies } from './verify.ts';
import { enter, shop } from './workers.ts';

type Options = {
  readonly kills: number;
  readonly shoppers: number;
  /** At most so long between two kills, in milliseconds. */
  readonly pauseMs: number;
  readonly say?: (line: string) => void;
};
export type ChaosReport = {
  readonly kills: { readonly server: number; readonly postgres: number };
  readonly payments: number;
  readonly deposits: number;
  readonly lies: readonly string[];
};

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
export const credential = {
  keyId: 'key-chaos',
  privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
};
/** Shoppers with plenty of credits, and one till. */
export const prepare = async (db: Db, shoppers: number): Promise<void> => {
  await seedUsers(db);
  await sql`
    update client set credit_policy = credit_policy || '{"allowPrivateWallet":true}'`.execute(db);
  await sql`
    insert into "user" (
      id, username, first_name, last_name, language, roles, client_id, password_hash, active
    )
    select
      1000 + n, 'shopper' || n || '@test.test', 'J', 'N', 'CZ', '{ROLE_USER}', 1,
      (select password_hash from "user" where username = 'employee@test.test'), true
    from generate_series(1, ${shoppers}) n`.execute(db);
  await continueIds(db, 'user');
  const partnerId = await insertPartner(db);
  for (let number = 1; number <= shoppers; number += 1)
    await giveCredits(db, 1_000 + number, { amount: 2_000_000, regime: 'CZ_MEAL' });
  await sql`
    insert into payment_credential (partner_id, name, key_id, public_key)
    values (
      ${partnerId}, 'Chaos', ${credential.keyId},
      ${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}
    )`.execute(db);
};

export const runChaos = async ({
  kills,
  shoppers,
  pauseMs,
  say = () => {},
}: Options): Promise<ChaosReport> => {
  const portal = await createPortal({ PAYMENT_GATE: 'demo', DEPOSIT_MONTHLY: '1000000' });
  const done = { server: 0, postgres: 0 };
  let isOver = false;
  try {
    await portal.withDatabase((db) => prepare(db, shoppers));
    portal.server.start();
    await portal.ready();
    const people = await Promise.all(
      Array.from({ length: shoppers }, (_, index) =>
        enter(portal.api, [`shopper${index + 1}@test.test`, passwords.employee]),
      ),
    );
    const shopping = people.map((person) =>
      shop({ api: portal.api, person, credential, isOver: () => isOver }),
    );
    const killing = (async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        await portal.ready();
        await sleep(Math.random() * pauseMs);
        const victim = Math.random() < 0.5 ? 'server' : 'postgres';
        if (victim === 'server') portal.server.kill();
        else portal.killPostgres();
        done[victim] += 1;
        if (kill % 20 === 0) say(`${kill} of ${kills} killed`);
        await sleep(50);
      }
      await portal.ready();
      await sleep(pauseMs);
      isOver = true;
    })();
    const [acknowledged] = await Promise.all([Promise.all(shopping), killing]);
    await portal.server.stop();
    const lies = await portal.withDatabase((db) => listLies(db, acknowledged));
    const count = (kind: 'payments' | 'deposits'): number =>
      acknowledged.reduce((total, one) => total + one[kind].length, 0);
    return { kills: done, payments: count('payments'), deposits: count('deposits'), lies };
  } finally {
    isOver = true;
    await portal.server.stop();
    portal.remove();
  }
};
