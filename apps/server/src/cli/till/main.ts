/**
 * A partner's terminal on the command line, and a day of them (docs/payment-api.md):
 * npm run till -- day [--payments 50] | pay <code> <amount> | capture|void|refund <payment> [amount]
 */
import { readFile } from 'node:fs/promises';
import { Currency, type Money } from '@cafeteria/contract';
import { RefusedError } from '../answer.ts';
import { misused, readArguments } from '../arguments.ts';
import { playDay } from './day.ts';
import { createMachine, type Machine } from './machine.ts';

const usage = [
  'npm run till -- day [--payments 50] [--admin name:password] [--person name:password …]',
  'npm run till -- pay <code> <amount> --key-id <id> --key <file.pem> [--hold] [--reference text]',
  'npm run till -- capture|refund <payment> [amount] --key-id <id> --key <file.pem>',
  'npm run till -- void <payment> --key-id <id> --key <file.pem>',
  `Amounts in crowns or euros, as 129.50. --api http://localhost:8080, --currency ${Currency.options.join('|')}`,
];
const { values, positionals } = readArguments(usage, {
  api: { type: 'string', default: 'http://localhost:8080' },
  currency: { type: 'string', default: 'CZK' },
  payments: { type: 'string', default: '50' },
  admin: { type: 'string', default: 'admin@demo.test:Demo.Admin.1' },
  person: {
    type: 'string',
    multiple: true,
    default: ['employee@demo.test:Demo.User.1', 'employee.sk@demo.test:Demo.User.1'],
  },
  'key-id': { type: 'string' },
  key: { type: 'string' },
  reference: { type: 'string' },
  hold: { type: 'boolean', default: false },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const account = (text: string): [string, string] => {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
};
/** Minor units of an amount written with a point or a comma: never by a fraction's arithmetic. */
const priceOf = (text: string) => {
  const [, whole = '', cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`${text} is not an amount`);
  const { data: currency } = Currency.safeParse(values.currency);
  if (!currency) throw new Error(`${values.currency} is none of ${Currency.options.join(', ')}`);
  return { amount: Number(whole + cents.padEnd(2, '0')), currency };
};

const pay = async (machine: Machine, code: string, amount: Money) => {
  const { reference } = values;
  const held = await machine.authorize({ code, amount, ...(reference && { reference }) });
  return held.status === 'DECLINED' || values.hold ? held : machine.capture(held.paymentId);
};
const act = async (step: string, [first = '', second]: readonly string[]): Promise<object> => {
  const { 'key-id': keyId, key, api } = values;
  if (!keyId || !key) throw misused(usage);
  const machine = createMachine(api, { keyId, privateKey: await readFile(key, 'utf8') });
  const amount = second === undefined ? undefined : priceOf(second);
  const steps: Readonly<Record<string, () => Promise<object>>> = {
    capture: () => machine.capture(Number(first), amount),
    refund: () => machine.refund(Number(first), amount),
    void: () => machine.void(Number(first)),
    ...(amount && { pay: () => pay(machine, first, amount) }),
  };
  const work = steps[step];
  if (first === '' || !work) throw misused(usage);
  return work();
};

const main = async ([step = '', ...rest]: readonly string[]): Promise<void> => {
  if (step !== 'day') return say(JSON.stringify(await act(step, rest), null, 2));
  const ends = await playDay({
    api: values.api,
    payments: Number(values.payments),
    admin: account(values.admin),
    people: values.person.map(account),
    say,
  });
  say(
    Object.entries(ends)
      .map(([end, count]) => `${count} ${end}`)
      .join(', '),
  );
};

await main(positionals).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof RefusedError ? 'Refused: ' : ''}${message}\n`);
  process.exitCode = 1;
});
