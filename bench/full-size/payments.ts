/** People who pay at tills over HTTP, as docs/payment-api.md says, beside the ledger's statements sent bare. */
import { api as routes } from '@cafeteria/contract';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { createMachine, type Machine } from '../../apps/server/src/cli/till/machine.ts';
import type { Db } from '../../apps/server/src/platform/db/index.ts';
import { createLedgerPayments, firstPayer, give, hire } from '../ledger-payments.ts';
import { rate } from '../statements.ts';
import { csrfToken, signIn } from './people.ts';
import { origins } from './product.ts';

const connections = 8;
const payers = 500;
const enough = 10_000_000;
const Code = z.object({ code: z.string() });
const Made = z.object({
  credential: z.object({ keyId: z.string() }),
  privateKey: z.string(),
});

type Body = { readonly path: string; readonly cookie: string; readonly body: object };
const post = async (api: string, { path, cookie, body }: Body): Promise<unknown> => {
  const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  const answer = await fetch(api + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const buy = async (api: string, cookie: string, till: Machine): Promise<void> => {
  const consent = { useTaxed: false, usePrivate: false };
  const request = { path: routes.paymentCode.create.path, cookie, body: consent };
  const { code } = z.parse(Code, await post(api, request));
  const amount = { amount: 1_00, currency: 'CZK' } as const;
  const { paymentId, status } = await till.authorize({ code, amount });
  if (status === 'DECLINED') throw new Error('a payment of the bench was declined');
  await till.capture(paymentId);
};

/** A till of a partner that sells meals, which people pay at through a node. */
export const createTill = async (pool: Pool, admin: string, api = origins.api) => {
  const { rows } = await pool.query<{ id: number }>(
    `select partner_id as id from partner_subcategory l join subcategory s on s.id = l.subcategory_id
     where s.category_id = 2 order by 1 limit 1`,
  );
  const path = `/api/admin/partner/${rows[0]?.id}/payment-credential`;
  const body = { name: 'Bench', branchOfficeId: null };
  const made = await post(api, { path, cookie: admin, body });
  const { credential, privateKey } = z.parse(Made, made);
  const till = createMachine(api, { ...credential, privateKey });
  return (cookie: string): Promise<void> => buy(api, cookie, till);
};

/** People of one employer, each with much to spend where meals are sold; answers the sessions of eight. */
export const hirePayers = async (db: Db, pool: Pool): Promise<string[]> => {
  const clientId = await hire(pool, payers);
  await give(db, pool, clientId, payers, enough);
  return signIn(pool, `id > ${firstPayer} and id <= ${firstPayer + connections}`);
};

/** They pay at one till, eight at once. */
export const createPayments = async (
  db: Db,
  pool: Pool,
  { admin, payers: cookies }: { readonly admin: string; readonly payers: readonly string[] },
  api = origins.api,
) => {
  const pay = await createTill(pool, admin, api);
  const ledger = await createLedgerPayments(db, pool);
  return {
    bare: (seconds: number): Promise<number> => rate({ connections, seconds }, ledger.bare),
    pay: async (seconds: number) => {
      const times: number[] = [];
      const perSecond = await rate({ connections, seconds }, async (turn) => {
        const begun = performance.now();
        await pay(cookies[turn % connections] ?? '');
        times.push(performance.now() - begun);
      });
      const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
      return { answers: times.length, perSecond, p99 };
    },
  };
};
export type Payments = Awaited<ReturnType<typeof createPayments>>;
