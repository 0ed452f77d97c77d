import { get as getPlain } from 'node:http';
import { get as getByTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { isLoopback, type ServerConfig } from '../../config/index.ts';
import { trySmtp } from '../../messages/transport/index.ts';
import {
  type Certificate,
  certificateOfFile,
  readServed,
} from '../../platform/certificates/index.ts';
import { pingScanner } from '../../platform/scanner/index.ts';
import {
  certificatesOfOthers,
  certificatesShown,
  gateAddress,
  type NamedCertificate,
} from '../../system/watch/index.ts';
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

const gateCheck = ofConfig('payment gate', (config) => {
  const { payment, isLocal } = config;
  const address = gateAddress(payment);
  if (address) return lookAtAddress(address, 'let this machine reach the gate over https');
  return payment.kind === 'demo' && !isLocal
    ? warn('the demonstration takes no real money', 'set PAYMENT_GATE to stripe, csob or none')
    : ok(payment.kind);
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
    return certificateFinding(
      host,
      await readServed({ host: hostname, port: Number(port) || 443 }, patienceMs),
      now,
    );
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
  return certificateFinding(tls.certFile, certificateOfFile(tls.certFile), now());
});

/** The first that ends, or that nobody believes, of those that can be read. */
const worstOf = async (
  named: readonly NamedCertificate[],
  now: Date,
  none: string,
): Promise<Finding> => {
  const read = named.map(async ({ of, at, read: readOne }) => ({
    whose: `${of} (${at})`,
    certificate: await readOne(),
  }));
  // who is away or does not encrypt is told of by the check of itself
  const found = (await Promise.allSettled(read)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  const order = ({ certificate: { until, problem } }: (typeof found)[number]): number =>
    problem === undefined ? Number(until) : 0;
  const [first] = found.toSorted((one, other) => order(one) - order(other));
  return first ? certificateFinding(first.whose, first.certificate, now) : skip(none);
};
const shownCertificateCheck = ofConfig('certificates shown to others', (config, { now }) =>
  worstOf(certificatesShown(config), now(), 'none: nobody asks for one'),
);
const othersCertificateCheck = ofConfig('certificates others show', (config, { now }) =>
  worstOf(certificatesOfOthers(config), now(), 'none: nobody is asked by TLS'),
);

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
  othersCertificateCheck,
  mailCheck,
  gateCheck,
  scannerCheck,
  certificateCheck('certificate of the portal', 'webOrigin'),
  certificateCheck('certificate of the API', 'apiOrigin'),
];
