/** A phone for the fuzz: what it sends is odd, but its token, its registrations and its signatures may be right. */
import { sql } from 'kysely';
import { confirmPhone, newKeys, type Phone, registerPhone, signCommit, spki } from '../phone.ts';
import type { TestApp } from '../test-app.ts';
import { createTestCaller } from '../test-caller.ts';
import type { Sent } from './arbitrary.ts';

/** The employee of the demo, whose phones they are. */
const userId = 2;
const json = { 'content-type': 'application/json' };
const registrations = /(\/api\/mobile-device\/registration\/)[^/?]*/;

const withFields = (payload: string | undefined, right: Readonly<Record<string, string>>) => {
  const body: unknown = JSON.parse(payload ?? 'null');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return payload;
  // what is not there stays away: that is one of the odd things
  const known = Object.entries(right).filter(([name]) => name in body);
  return JSON.stringify({ ...body, ...Object.fromEntries(known) });
};
const parseable = (payload: string | undefined): boolean => {
  try {
    JSON.parse(payload ?? 'null');
    return true;
  } catch {
    return false;
  }
};

/** Sends as a phone of `owner`; two of three requests say what is its own where the contract asks for it. */
export const openPhone = async (test: TestApp, owner: Awaited<ReturnType<TestApp['signedIn']>>) => {
  const confirmed = async (): Promise<Phone> => {
    const phone = await registerPhone(test);
    // a code was sent a moment ago
    await sql`
      update one_time_code set date_created = date_created - interval '1 day'
      where user_id = ${userId}`.execute(test.db);
    await confirmPhone(test, { owner, userId, phone });
    return phone;
  };
  const active = await confirmed();
  const { deviceToken } = (await active.commit()).body;
  // it waits to be committed until a request does so
  const waiting = await confirmed();
  const { challenge } = await waiting.status();
  const signature = signCommit(waiting.privateKey, waiting.registrationId, challenge ?? '');
  const right = { deviceToken, signature, publicKey: spki(newKeys().publicKey) };
  const had = new Set<string>();
  let sent = 0;
  const ownOf = ({ url, payload, headers }: Sent): Sent =>
    sent % 3 === 0 || !parseable(payload)
      ? { url, payload, headers }
      : {
          url: url.replace(registrations, `$1${waiting.registrationId}`),
          payload: withFields(payload, right),
          headers,
        };
  const send = async (method: string, odd: Sent) => {
    sent += 1;
    const { url, payload, headers } = ownOf(odd);
    // phones come from everywhere: at one address they would soon be told to wait
    const caller = createTestCaller(
      test.app,
      `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    );
    const answer = await caller.send(method, url, payload, {
      ...(payload !== undefined && json),
      ...headers,
    });
    if (method === 'POST' && answer.statusCode < 300)
      had.add(/[\w-]+(?=$|\?)/.exec(url)?.[0] ?? '');
    return answer;
  };
  return { send, had: () => had };
};
