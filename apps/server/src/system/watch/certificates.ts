/** Every certificate this node lives by, its own and those it is shown, and until when each holds. */
import { isIP } from 'node:net';
import type { PaymentConfig, ServerConfig } from '../../config/index.ts';
import {
  type Certificate,
  certificateOfFile,
  readServed,
  type Served,
} from '../../platform/certificates/index.ts';
import { databaseAddress } from '../../platform/db/index.ts';
import type { ProductGauge } from '../../platform/http/index.ts';
import { remembered } from '../../platform/remembered.ts';

/** Who asks for figures waits ten seconds at most, and everybody is asked at once. */
const patienceMs = 3_000;
const keptMs = 10 * 60_000;

export type NamedCertificate = {
  /** Whose it is, in the word of the metric. */
  readonly of: string;
  /** The place or the file it is found at. */
  readonly at: string;
  readonly read: () => Promise<Certificate>;
};
const served = (of: string, by: Served): NamedCertificate => ({
  of,
  at: `${isIP(by.host) === 6 ? `[${by.host}]` : by.host}:${by.port}`,
  read: () => readServed(by, patienceMs),
});
const ofFile = (of: string, file: string): NamedCertificate => ({
  of,
  at: file,
  read: async () => certificateOfFile(file),
});

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
/** Of an address of the web, where it is https. */
const ofAddress = (of: string, address: string | undefined): readonly NamedCertificate[] => {
  if (!address?.startsWith('https:')) return [];
  const url = new URL(address);
  return [served(of, { host: hostOf(url), port: Number(url.port) || 443 })];
};

export const gateAddress = (payment: PaymentConfig): string | undefined => {
  if (payment.kind === 'stripe') return payment.apiBase ?? 'https://api.stripe.com';
  return payment.kind === 'csob' ? payment.apiUrl : undefined;
};

const ofDatabase = (of: string, url: string | undefined): readonly NamedCertificate[] => {
  if (!url) return [];
  const { host, port, isEncrypted, ca } = databaseAddress(url);
  if (!isEncrypted) return [];
  return [served(of, { host, port, greeting: 'postgres', ...(ca !== undefined && { ca }) })];
};

/** A server on this machine may do without (messages/transport), which is seen when it is asked. */
const ofMail = ({ messages: { smtp } }: ServerConfig): readonly NamedCertificate[] => {
  if (!smtp) return [];
  const url = new URL(smtp.url);
  return url.protocol === 'smtps:'
    ? [served('mail', { host: hostOf(url), port: Number(url.port) || 465 })]
    : [served('mail', { host: hostOf(url), port: Number(url.port) || 587, greeting: 'smtp' })];
};

/** What others show us: the database, the mail server, stores, the gate. */
export const certificatesOfOthers = (config: ServerConfig): readonly NamedCertificate[] => [
  ...ofDatabase('database', config.databaseUrl),
  ...ofDatabase('replica', config.replica?.url),
  ...ofMail(config),
  ...ofAddress('pictures', config.media.s3?.url),
  ...ofAddress('backups', config.backup.s3?.url),
  ...ofAddress('gate', gateAddress(config.payment)),
  ...ofAddress('sms', config.messages.sms?.url),
];

/** What we show instead of a password: to the database by its address, to the mail server. */
export const certificatesShown = ({
  databaseUrl,
  databaseOwnerUrl,
  replica,
  messages,
}: ServerConfig): readonly NamedCertificate[] => {
  const ofUrl = (of: string, url: string | undefined): readonly NamedCertificate[] =>
    url ? new URL(url).searchParams.getAll('sslcert').map((file) => ofFile(of, file)) : [];
  const { certFile } = messages.smtp?.ownCertificate ?? {};
  return [
    ...ofUrl('shown to the database', databaseUrl),
    ...ofUrl('shown to the database by the owner', databaseOwnerUrl),
    ...ofUrl('shown to the replica', replica?.url),
    ...(certFile ? [ofFile('shown to mail', certFile)] : []),
  ];
};

const everyCertificate = (config: ServerConfig): readonly NamedCertificate[] => [
  ...ofAddress('portal', config.webOrigin),
  ...ofAddress('api', config.apiOrigin),
  ...(config.tls ? [ofFile('node', config.tls.certFile)] : []),
  ...certificatesShown(config),
  ...certificatesOfOthers(config),
];

/** Until when each holds; of who does not answer, or does not encrypt, nothing: that is told elsewhere. */
export const certificateGauge = (
  config: ServerConfig,
  now: () => number = Date.now,
): ProductGauge => {
  const look = remembered(async () => {
    const found = everyCertificate(config).map(async ({ of, read }) => [of, await read()] as const);
    const settled = await Promise.allSettled(found);
    return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }, keptMs);
  return {
    name: 'certificate_left_seconds',
    help: 'How long each certificate still holds that this node shows or is shown; below zero one has run out',
    label: 'of',
    read: async () =>
      Object.fromEntries(
        (await look()).map(([of, { until }]) => [of, (until.getTime() - now()) / 1_000]),
      ),
  };
};
