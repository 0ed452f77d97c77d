import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getByTls } from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { isLoopback, readTlsFiles, type ServerConfig } from '../../config/index.ts';
import { trySmtp } from '../../messages/transport/index.ts';
import { pingScanner } from '../../platform/scanner/index.ts';
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

const certificateFinding = (whose: string, { until, problem }: Certificate, now: Date): Finding => {
  const left = Math.floor((until.getTime() - now.getTime()) / 1_000 / daySeconds);
  const says = `${whose}: ${left < 0 ? 'has run out' : `${left} days left`}`;
  if (problem) return fail(`${says}, ${problem}`, 'renew it, with its chain');
  if (left < lastDays) return fail(says, 'renew it now');
  return left < soonDays ? warn(says, 'it should have been renewed by itself') : ok(says);
};
const lookAtCertificate = async (origin: string, now: Date): Promise<Finding> => {
  const { hostname, host, port } = new URL(origin);
  try {
    return certificateFinding(host, await readCertificate(hostname, Number(port) || 443), now);
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

/** Who signed it the proxy knows, and not this machine: its days, and whether it is there to be read. */
const nodeCertificateCheck = ofConfig('certificate of this node', ({ tls, host }, { now }) => {
  if (!tls)
    return isLoopback(host)
      ? skip('none: it listens on this machine alone')
      : warn(`${host} is reached in the clear`, 'set TLS_CERT_FILE and TLS_KEY_FILE');
  const until = new Date(new X509Certificate(readTlsFiles(tls).cert).validTo);
  return certificateFinding(tls.certFile, { until, problem: undefined }, now());
});

/** What it shows instead of a password: to the database by its address, to the mail server. */
const shownFiles = ({ databaseUrl, databaseOwnerUrl, replica, messages }: ServerConfig) => {
  const ofAddresses = [databaseUrl, databaseOwnerUrl, replica?.url].flatMap((url) =>
    url ? new URL(url).searchParams.getAll('sslcert') : [],
  );
  const { certFile } = messages.smtp?.ownCertificate ?? {};
  return [...ofAddresses, ...(certFile ? [certFile] : [])];
};
const shownCertificateCheck = ofConfig('certificates shown to others', (config, { now }) => {
  const [first] = shownFiles(config)
    .map((file) => ({ file, until: new Date(new X509Certificate(readFileSync(file)).validTo) }))
    .toSorted((one, other) => Number(one.until) - Number(other.until));
  return first
    ? certificateFinding(first.file, { until: first.until, problem: undefined }, now())
    : skip('none: nobody asks for one');
});

/** Of the process on this machine, whose certificate need not name it. */
const askReady = ({ apiPort, tls }: ServerConfig): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const get = tls ? getByTls : getPlain;
    const to = { host: 'localhost', port: apiPort, path: '/health/ready', timeout: patienceMs };
    const request = get({ ...to, ...(tls && { rejectUnauthorized: false }) }, async (answer) => {
      const body = await text(answer);
      resolve({ status: answer.statusCode ?? 0, body });
    });
    request.once('timeout', () => request.destroy(new Error('no answer in five seconds')));
    request.once('error', reject);
  });
const portalCheck = ofConfig('portal', async (config) => {
  const { apiPort } = config;
  try {
    const { status, body } = await askReady(config);
    if (status === 200 && body.includes('ready')) return ok(`runs, and is ready (port ${apiPort})`);
    return body.includes('no database')
      ? fail('runs without a database', 'docs/runbook.md, PortalDown')
      : fail(`port ${apiPort} is taken by something else`, 'set API_PORT, or end that');
  } catch {
    return ok(`does not run here (port ${apiPort})`);
  }
});

const scannerCheck = ofConfig('scanner of files', ({ scanner }) => {
  if (!scanner) return skip('none: files are taken as they come (CLAMD_ADDRESS)');
  return pingScanner(scanner, patienceMs).then(
    () => ok('answers'),
    (error: unknown) => fail(reasonOf(error), 'no file is taken until clamd answers'),
  );
});

export const networkChecks: readonly Check[] = [
  portalCheck,
  nodeCertificateCheck,
  shownCertificateCheck,
  mailCheck,
  gateCheck,
  scannerCheck,
  certificateCheck('certificate of the portal', 'webOrigin'),
  certificateCheck('certificate of the API', 'apiOrigin'),
];
