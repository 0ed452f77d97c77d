/** Payments of the ledger alone, beside its statements sent bare. */
import type pg from 'pg';
import {
  authorize,
  capture,
  grantCredits,
  pragueDay,
} from '../apps/server/src/money/ledger/index.ts';
import { atomic, type Db } from '../apps/server/src/platform/db/index.ts';
import { record, type Statement } from './statements.ts';

const payers = 500;
export const firstPayer = 100_000;

/** An employer with many people, each with plenty to spend. */
export const hire = async (pool: pg.Pool, count: number): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from client');
  const clientId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into "user" (id, username, first_name, last_name, language, roles, client_id, active)
     select $1::int + n, 'payer' || n, 'J', 'N', 'CZ', '{ROLE_USER}', $2::int, true
     from generate_series(1, $3::int) n
     on conflict (id) do nothing`,
    [firstPayer, clientId, count],
  );
  // ids nothing else has, so that a recorded statement shows which of its values they are
  await pool.query('alter table credit_lot alter column id restart with 7000000');
  await pool.query('alter table movement alter column id restart with 8000000');
  return clientId;
};
export const give = async (
  db: Db,
  pool: pg.Pool,
  clientId: number,
  users: number,
  amount: number,
): Promise<void> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into credit_grant (client_id, regime, valid_from, users, total, currency)
     values ($1, 'CZ_MEAL', current_date, $2, $3, 'CZK') returning id`,
    [clientId, users, users * amount],
  );
  await atomic(db, (tx) =>
    grantCredits(tx, {
      grantId: rows[0]?.id ?? 0,
      clientId,
      regime: 'CZ_MEAL',
      currency: 'CZK',
      validFrom: pragueDay(),
      expiresOn: null,
      allowedCategoryIds: null,
      note: null,
      createdBy: null,
      items: Array.from({ length: users }, (_, n) => ({ userId: firstPayer + n + 1, amount })),
    }),
  );
};

type Paid = { readonly userId: number; readonly movementId: number };
/** The same statements with nothing around them: for another payer, with the ids the database answers. */
const replay = async (
  pool: pg.Pool,
  recorded: Paid & { readonly statements: readonly Statement[] },
  userId: number,
  lotId: number,
  ofRecorded: number,
): Promise<void> => {
  const client = await pool.connect();
  let movementId = 0;
  const own = (value: unknown): unknown => {
    if (value === recorded.userId) return userId;
    if (value === recorded.movementId) return movementId;
    return Array.isArray(value) && value[0] === ofRecorded ? [lotId] : value;
  };
  try {
    for (const [index, { text, values }] of recorded.statements.entries()) {
      const { rows } = await client.query({
        text,
        values: values.map(own),
        ...(values.length > 0 && { name: `bare ${index}` }),
      });
      if (text.includes('insert into movement')) movementId = Number(rows[0].id);
    }
  } finally {
    client.release();
  }
};

const payOnce = async (db: Db, partnerId: number, userId: number): Promise<Paid> => {
  const { movementId } = await atomic(db, (tx) =>
    authorize(tx, {
      userId,
      amount: 1,
      currency: 'CZK',
      regime: 'CZ_MEAL',
      categoryId: 2,
      useTaxed: false,
      usePrivate: false,
      partnerId,
      branchOfficeId: null,
      offerId: null,
      merchantName: 'Bench',
      credentialId: null,
      externalRef: null,
    }),
  );
  await atomic(db, (tx) => capture(tx, { id: movementId }));
  return { userId, movementId };
};

/**
 * Authorizes and captures through the ledger in this process, and sends the statements of one such payment bare: for
 * others of the payers, with the ids the database answers.
 */
export const createLedgerPayments = async (db: Db, pool: pg.Pool) => {
  const partner = await pool.query<{ id: number }>('select min(id) as id from partner');
  const partnerId = partner.rows[0]?.id ?? 0;
  const lots = await pool.query<{ userId: number; id: number }>(
    'select user_id as "userId", min(id) as id from credit_lot where user_id > $1 group by 1',
    [firstPayer],
  );
  const lotOf = new Map(lots.rows.map(({ userId, id }) => [userId, id]));
  const first = firstPayer + 1;
  // a statement gets its name, and PostgreSQL its plan, the second time
  for (let turn = 0; turn < 3; turn += 1) await payOnce(db, partnerId, first);
  const { made, statements } = await record(() => payOnce(db, partnerId, first));
  const recorded = { ...made, statements };
  const payer = (turn: number): number => firstPayer + 1 + (turn % payers);
  const lot = (userId: number): number => lotOf.get(userId) ?? 0;
  return {
    statements: statements.length,
    bare: (turn: number): Promise<void> =>
      replay(pool, recorded, payer(turn), lot(payer(turn)), lot(recorded.userId)),
    ours: async (turn: number): Promise<void> => void (await payOnce(db, partnerId, payer(turn))),
  };
};
