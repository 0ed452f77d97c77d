import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import type { Logger } from 'pino';
import { GateSignatureError } from '../gate.ts';

export const demoSignatureHeader = 'demo-gate-signature';
/** How old a notification may be, in seconds. */
const tolerance = 300;

const sign = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** The header of a notification: its time, and a signature of the time and the body. */
export const signDemoNotification = (secret: string, body: string, at: Date): string => {
  const time = Math.floor(at.getTime() / 1_000);
  return `t=${time},v1=${sign(secret, time, body)}`;
};

export const assertDemoSignature = (
  { secret, body, at }: { secret: string; body: string; at: Date },
  header: string | undefined,
): void => {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const expected = Buffer.from(sign(secret, Number(time), body));
  if (given === '' || !timingSafeEqual(expected, Buffer.from(given)))
    throw new GateSignatureError('the signature of a demo notification is wrong');
  if (Math.abs(at.getTime() / 1_000 - Number(time)) > tolerance)
    throw new GateSignatureError('a demo notification is too old');
};

/** Tells the portal that something happened to a payment; nobody waits for it, and it may get lost. */
export type NotifyDemo = (payment: { ref: string; secret: string }) => void;

type Post = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly certFile: string | undefined;
};
/** To this process itself, which is known by its own certificate, whatever host that names. */
const postToSelf = (url: string, { headers, body, certFile }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(10_000), agent: false };
    const own = certFile && {
      ca: readFileSync(certFile),
      allowPartialTrustChain: true,
      checkServerIdentity: () => undefined,
    };
    const asking = own ? request(url, { ...options, ...own }) : requestPlainly(url, options);
    asking.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    asking.on('error', reject).end(body);
  });

/** `certFile`: the certificate of the portal's own listener, where it speaks https. */
export const createDemoNotifier = (
  notifyUrl: string,
  log: Pick<Logger, 'warn'>,
  certFile?: string,
): { readonly notify: NotifyDemo; readonly settled: () => Promise<void> } => {
  const under = new Set<Promise<void>>();
  const send = async ({ ref, secret }: { ref: string; secret: string }): Promise<void> => {
    const body = JSON.stringify({ gatewayRef: ref });
    const headers = {
      'content-type': 'application/json',
      [demoSignatureHeader]: signDemoNotification(secret, body, new Date()),
    };
    try {
      const status = await postToSelf(notifyUrl, { headers, body, certFile });
      if (status >= 300) log.warn(`demo gate: the notification was answered ${status}`);
    } catch (error) {
      log.warn(`demo gate: the notification did not arrive (${String(error)})`);
    }
  };
  return {
    notify: (payment) => {
      const sending = send(payment).finally(() => under.delete(sending));
      under.add(sending);
    },
    settled: async () => void (await Promise.all(under)),
  };
};
