import { api, type DepositForm } from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { columns, type Db, query, tableAs } from '../platform/db/index.ts';
import { buildApp } from '../app.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { buildTestApp } from './test-app.ts';
import { createTestCaller, type TestCaller } from './test-caller.ts';
import { type Gate, gateNotificationPath, type GateRequest } from '../money/gate/index.ts';
import { createCsobSimulator } from '../money/gate/testing/csob-simulator.ts';
import { createDemoSimulator } from '../money/gate/testing/demo-simulator.ts';
import type { GateSimulator } from '../money/gate/testing/simulator.ts';
import { createStripeSimulator } from '../money/gate/testing/stripe-simulator.ts';
import { openDeposits } from '../money/deposit/service.ts';
import { pollDeposits } from '../money/deposit/poller.ts';

const deposit = tableAs('deposit');

const simulators = {
  DEMO: createDemoSimulator,
  STRIPE: createStripeSimulator,
  CSOB: createCsobSimulator,
};

export const depositForm = (fields: Partial<DepositForm> = {}): DepositForm => ({
  amount: { amount: 50_000, currency: 'CZK' },
  paymentMethod: 'BANK_CARD_VIA_EGATE',
  ...fields,
});

type How = Parameters<GateSimulator['notification']>[1];
const deliver = async (
  app: FastifyInstance,
  name: Gate['name'],
  { headers, rawBody, query }: GateRequest,
): Promise<number> => {
  const answer = await app.inject({
    method: 'POST',
    url: gateNotificationPath(name),
    query,
    headers: { 'content-type': 'application/json', ...headers },
    payload: rawBody,
  });
  return answer.statusCode;
};
const ageDeposit = (db: Db, id: number, minutes: number) =>
  sql`
    update deposit set
      created_at = created_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes}),
      resolved_at = resolved_at - make_interval(mins => ${minutes}),
      next_check_at = next_check_at - make_interval(mins => ${minutes})
    where id = ${id}`.execute(db);

/** An API with a simulated gate, whose first client offers its people a wallet. */
const buildDepositApp = async <N extends keyof typeof simulators>(name: N) => {
  const opened: { simulator?: GateSimulator } = {};
  const openGate = async (db: Db) => {
    opened.simulator = await simulators[name](db);
    return opened.simulator.gate;
  };
  const test = await buildTestApp({ PAYMENT_GATE: 'none' }, { openGate });
  const { simulator } = opened;
  if (!simulator) throw new Error('no simulator');
  await sql`
    update client set credit_policy = credit_policy || '{"allowPrivateWallet": true}'
    where id in (1, 2)`.execute(test.db);
  const { tools } = await openDeposits(test.deps, simulator.gate);
  if (!tools) throw new Error('no gate');
  const refOf = async (id: number): Promise<string> => {
    const { rows } = await query`
      select ${columns({ ref: deposit.gatewayRef })} from deposit where id = ${id}`.execute(
      test.db,
    );
    return rows[0]?.ref ?? '';
  };
  return {
    ...test,
    simulator,
    tools,
    refOf,
    /** Sends what the gate would send about a deposit. */
    notify: async (id: number, how?: How, app = test.app): Promise<number> =>
      deliver(app, name, await simulator.notification(await refOf(id), how)),
    pay: async (id: number) => simulator.pay(await refOf(id)),
    poll: () => pollDeposits(tools),
    /** Lets time pass for a deposit. */
    age: (id: number, minutes: number) => ageDeposit(test.db, id, minutes),
    /** Another API on the same database; `close` ends it alone. */
    anotherNode: async () => {
      const { config, db, pool, log, connection } = test;
      const jobs = createJobs({ connection, log: () => {} });
      const { app } = await buildApp({ config, db, pool, jobs, log, gate: simulator.gate });
      return { app, createCaller: () => createTestCaller(app), close: () => app.close() };
    },
    close: async () => {
      await test.close();
      await simulator.close();
    },
  };
};
export type DepositApp = Awaited<ReturnType<typeof buildDepositApp>>;

/** The same for a test file, closed after its last test. */
export const openDepositApp = async (name: keyof typeof simulators): Promise<DepositApp> => {
  const test = await buildDepositApp(name);
  afterAll(test.close);
  return test;
};

/** What somebody sees of a deposit now. */
export const seen = async (caller: TestCaller, depositId: number) =>
  (await caller.call(api.deposit.follow, { depositId }, { accept: 'application/json' })).body;
export const balanceOf = async (caller: TestCaller): Promise<number> =>
  (await caller.call(api.deposit.terms, {})).body.balance;
export const begin = async (
  caller: TestCaller,
  fields: Partial<DepositForm> = {},
  headers: Readonly<Record<string, string>> = {},
) => caller.call(api.deposit.init, { body: depositForm(fields) }, headers);
