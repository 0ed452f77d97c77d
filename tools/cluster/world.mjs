// The content and the people of the play, and whether at the end all is there that was answered.
import { pino } from 'pino';
import { startDatabase } from '../../apps/server/src/boot.ts';
import { parseEnvironment } from '../../apps/server/src/config/config.ts';
import { prepare } from '../../apps/server/src/test/chaos/chaos.ts';
import { listLies } from '../../apps/server/src/test/chaos/verify.ts';
import { importLies } from './importer.mjs';
import { until } from './wait.mjs';
import { insertOffer, insertPartner } from '../../apps/server/src/test/money.ts';

const withDatabase = async (environment, work) => {
  const config = parseEnvironment(environment);
  const { database, stop } = await startDatabase(config, pino({ level: 'silent' }));
  try {
    return await work(database);
  } finally {
    await stop();
  }
};

/** Shoppers with credits, partners with offers; `saved` are those that administrators write. */
export const makeWorld = (environment, { people, partners, saved }) =>
  withDatabase(environment, async ({ db, pool }) => {
    await prepare(db, people);
    // people who get money back are written to
    await pool.query(`update "user" set email = username where username like 'shopper%'`);
    const offers = [];
    for (let number = 0; number < partners; number += 1) {
      const partnerId = await insertPartner(db, { name: `Partner ${number}` });
      offers.push({ partnerId, id: await insertOffer(db, partnerId) });
    }
    // as a form would have written them
    await pool.query(
      'update offer set short_description = name, description = name, cta_label = name',
    );
    return { offers, saved: offers.slice(0, saved) };
  });

const saveLies = async (pool, saves) => {
  const { rows } = await pool.query(`select id, version, name ->> 'cs' as name from offer`);
  return saves.flatMap(({ id, name, saves: count, version, firstVersion }) => {
    const row = rows.find((one) => one.id === id);
    if (version - firstVersion !== count)
      return [`offer ${id} was saved ${count} times and has moved by ${version - firstVersion}`];
    const isThere = row && row.name === name && row.version === version;
    return isThere
      ? []
      : [`offer ${id} was answered ${version} ${name} and is ${row?.version} ${row?.name}`];
  });
};

/**
 * Waits for deposits that were decided at the gate while nobody was there to be told: the portal asks by itself, and
 * not at once. What does not come to its end in two minutes is among the lies.
 */
const decided = (pool) =>
  until(
    async () => {
      const { rows } = await pool.query(`
        select from deposit d join demo_gate_payment g on g.deposit_id = d.id
        where d.status = 'CREATED' and g.state in ('PAID', 'DECLINED')`);
      return rows.length === 0;
    },
    'deposits are as the gate decided',
    120_000,
    1_000,
  ).catch(() => {});

/** What is not as it was answered, the nightly comparison of the ledger with it. */
export const findLies = (environment, { acknowledged, saves, imports }) =>
  withDatabase(environment, async ({ db, pool }) => {
    await decided(pool);
    return [
      ...(await listLies(db, acknowledged)),
      ...(await saveLies(pool, saves)),
      ...(await importLies(pool, imports)),
    ];
  });

/** What a node, by its origin, shows otherwise than it was saved. */
export const staleAt = async (node, saves) => {
  const shown = saves.map(async ({ id, name }) => {
    const response = await fetch(`${node}/api/offer/${id}`);
    const { name: found } = await response.json();
    return JSON.stringify(found).includes(name)
      ? []
      : [`${node} shows ${JSON.stringify(found)} for ${name}`];
  });
  return (await Promise.all(shown)).flat();
};
