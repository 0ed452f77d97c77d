// Where the cluster's mail comes in, and whether everybody was written to once for what happened to their money.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { operatorUrl } from './nodes.mjs';

/** Takes every mail and keeps its number. */
export const openPost = async () => {
  const numbers = [];
  const keep = async (stream) => {
    const raw = await text(stream);
    numbers.push(/^Message-ID: *<message-(\d+)@/im.exec(raw)?.[1]);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => callbackify(keep)(stream, done),
  });
  // a sender that was killed hangs up
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${listening.address().port}`,
      MAIL_FROM: 'portal@benefits.test',
    },
    numbers,
    close: () => server.close(),
  };
};

const stateSql = `
  select
    array(select id::text from message where status = 'SENT' and channel = 'EMAIL') as sent,
    (select count(*)::int from message where status = 'QUEUED') as queued,
    (select count(*)::int from message where status = 'SENDING') as sending,
    (select count(*)::int from message where status not in ('SENT', 'QUEUED', 'SENDING')) as "givenUp",
    (select count(*)::int from movement where reason = 'REFUND') as refunds,
    (select count(*)::int from message where kind = 'PAYMENT_REFUNDED') as notices`;

const ask = async (client) => (await client.query(stateSql)).rows[0];
const lettersOf = ({ sent, sending, givenUp, refunds, notices }, numbers) => {
  const arrived = new Map();
  for (const number of numbers) arrived.set(number, (arrived.get(number) ?? 0) + 1);
  const lost = sent.filter((number) => !arrived.has(number));
  const again = [...arrived.values()].filter((count) => count > 1).length;
  return {
    lies: [
      ...lost.map((number) => `message ${number} was sent and did not come`),
      ...(refunds === notices ? [] : [`${refunds} refunds were told in ${notices} messages`]),
      ...(givenUp === 0 ? [] : [`${givenUp} messages were given up`]),
    ],
    line:
      `${arrived.size} mails came, one for each of ${notices} refunds among them; ${again} came again under ` +
      `their number after a kill, ${sending} are left to be taken over from who died at it.`,
  };
};
/** Waits until what is due has gone; resolves to what is wrong, and to a line about the rest. */
export const readPost = async ({ ports }, { numbers }) => {
  const client = new pg.Client({ connectionString: operatorUrl(ports.haproxy) });
  await client.connect();
  try {
    let state = await ask(client);
    for (let tries = 0; tries < 90 && state.queued > 0; tries += 1) {
      await sleep(1_000);
      state = await ask(client);
    }
    const { lies, line } = lettersOf(state, numbers);
    const waits = state.queued > 0 ? [`${state.queued} messages still wait`] : [];
    return { lies: [...lies, ...waits], line };
  } finally {
    await client.end();
  }
};
