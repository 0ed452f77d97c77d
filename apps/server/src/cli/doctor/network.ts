import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { ServerConfig } from '../../config/index.ts';
import { trySmtp } from '../../messages/transport/index.ts';
import { type Check, fail, type Finding, ofConfig, ok, skip, warn } from './check.ts';

const patienceMs = 5_000;
const daySeconds = 86_400;
const [soonDays, lastDays] = [21, 7];
const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/** Any answer will do: what it says needs a request of its own. */
const lookAtAddress = async (url: string, todo: string): Promise<Finding> => {
  const { origin } = new URL(url);
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok(`${origin} answers (${status})`);
  } catch (error) {
    return fail(`${origin} does not answer (${reasonOf(error)})`, todo);
  }
};

const mailCheck = ofConfig('mail', async ({ messages: { smtp, isKept } }) => {
  if (!smtp)
    return isKept
      ? skip('none: what would have gone is kept to be looked at')
      : fail('nobody gets mail', 'set SMTP_URL and MAIL_FROM');
  const { host } = new URL(smtp.url);
  return trySmtp(smtp, patienceMs).then(
    () => ok(`${host} lets us in`),
    (error: unknown) => fail(`${host}: ${reasonOf(error)}`, 'docs/operations.md, Messages'),
  );
});

const gateAddress = ({ payment }: ServerConfig): string | undefined => {
  if (payment.kind === 'stripe') return payment.apiBase ?? 'https://api.stripe.com';
  return payment.kind === 'csob' ? payment.apiUrl : undefined;
};
const gateCheck = ofConfig('payment gate', (config) => {
  const { payment, isLocal } = config;
  const address = gateAddress(config);
  if (address) return lookAtAddress(address, 'let this machine reach the gate over https');
  return payment.kind === 'demo' && !isLocal
    ? warn('the demonstration takes no real money', 'set PAYMENT_GATE to stripe, csob or none')
    : ok(payment.kind);
});

type Certificate = { readonly until: Date; readonly problem: string | undefined };
const readCertificate = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, rejectUnauthorized: false, ...(!isIP(host) && { servername: host }) },
      () => {
        const { valid_to: until } = socket.getPeerCertificate();
        const { authorized, authorizationError } = socket;
        socket.destroy();
        resolve({
          until: new Date(until),
          problem: authorized ? undefined : String(authorizationError),
        });
      },
    );
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer in five seconds')));
    socket.once('error', reject);
  });

const lookAtCertificate = async (origin: string, now: Date): Promise<Finding> => {
  const { hostname, host, port } = new URL(origin);
  try {
    const { until, problem } = await readCertificate(hostname, Number(port) || 443);
    const left = Math.floor((until.getTime() - now.getTime()) / 1_000 / daySeconds);
    const says = `${host}: ${left < 0 ? 'has run out' : `${left} days left`}`;
    if (problem) return fail(`${says}, ${problem}`, 'renew it, with its chain');
    if (left < lastDays) return fail(says, 'renew it now');
    return left < soonDays ? warn(says, 'it should have been renewed by itself') : ok(says);
  } catch (error) {
    return fail(`${host}: ${reasonOf(error)}`, 'docs/operations.md, Behind a reverse proxy');
  }
};
const certificateCheck = (name: string, which: 'webOrigin' | 'apiOrigin'): Check =>
  ofConfig(name, (config, { now }) =>
    config[which].startsWith('https:')
      ? lookAtCertificate(config[which], now())
      : skip(`${config[which]} has none`),
  );

const portalCheck = ofConfig('portal', async ({ apiPort }) => {
  try {
    const answer = await fetch(`http://localhost:${apiPort}/health/ready`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await answer.text();
    if (answer.ok && body.includes('ready')) return ok(`runs, and is ready (port ${apiPort})`);
    return body.includes('no database')
      ? fail('runs without a database', 'docs/runbook.md, PortalDown')
      : fail(`port ${apiPort} is taken by something else`, 'set API_PORT, or end that');
  } catch {
    return ok(`does not run here (port ${apiPort})`);
  }
});

export const networkChecks: readonly Check[] = [
  portalCheck,
  mailCheck,
  gateCheck,
  certificateCheck('certificate of the portal', 'webOrigin'),
  certificateCheck('certificate of the API', 'apiOrigin'),
];
