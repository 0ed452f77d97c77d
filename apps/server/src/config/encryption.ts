/** What in production goes over a network encrypted, or not at all unless its name is in ALLOW_UNENCRYPTED. */
import { isIP } from 'node:net';
import pg from 'pg';
import type * as z from 'zod/mini';
import { listOf } from './given.ts';

/** The connections there are, and the addresses each may have in the environment. */
const addressesOf = {
  database: ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'],
  nodes: [],
  // asks for STARTTLS where it is not smtps (messages/transport)
  mail: [],
  sms: ['SMS_URL'],
  gate: ['STRIPE_API_BASE', 'CSOB_API_URL'],
  media: ['MEDIA_S3_URL'],
  backup: ['BACKUP_S3_URL'],
  traces: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  scanner: ['CLAMD_ADDRESS'],
  places: ['PLACE_PROVIDER_URL'],
  registers: ['ARES_URL', 'RPO_URL'],
  basemap: ['BASEMAP_PMTILES', 'BASEMAP_STYLE_URL', 'BASEMAP_RASTER_URL'],
} as const;
type ConnectionName = keyof typeof addressesOf;
const names = [
  'database',
  'nodes',
  'mail',
  'sms',
  'gate',
  'media',
  'backup',
  'traces',
  'scanner',
  'places',
  'registers',
  'basemap',
] as const satisfies readonly ConnectionName[];

export const EncryptionEnvironment = { ALLOW_UNENCRYPTED: listOf(names) };
export type Allowed = z.output<z.ZodMiniObject<typeof EncryptionEnvironment>>['ALLOW_UNENCRYPTED'];

/** What never leaves the machine: a socket, or a name or an address of its own. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[(.+)\]$/, '$1');
  if (host.startsWith('/') || bare === '::1') return true;
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return bare === 'localhost' || bare.endsWith('.localhost');
};

const openUnlessProved = 'sslmode=verify-full (and sslrootcert=/path/ca.crt)';
/** As the driver itself reads the address. */
const databaseProblem = (name: string, url: string): string | undefined => {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url });
  } catch {
    return `${name} cannot be read`;
  }
  if (isLoopback(client.host)) return undefined;
  const tls: unknown = client.ssl;
  if (!tls) return `${name} goes over the network in the clear: add ${openUnlessProved}`;
  const isUnproved =
    typeof tls === 'object' && 'rejectUnauthorized' in tls && !tls.rejectUnauthorized;
  return isUnproved
    ? `${name} takes any server for the database: write ${openUnlessProved}`
    : undefined;
};

const addressProblem = (name: string, url: string): string | undefined => {
  if (!/^http:/i.test(url) || isLoopback(new URL(url).hostname)) return undefined;
  return `${name} goes over the network in the clear: make it https`;
};

/** ClamAV's daemon knows no encryption: files of people are shown to it over a socket, or on this machine. */
const scannerProblem = (name: string, address: string): string | undefined =>
  isLoopback(address.replace(/:\d+$/, ''))
    ? undefined
    : `${name} goes over the network in the clear: have one on this machine`;

const lookAt = (connection: ConnectionName) => {
  if (connection === 'database') return databaseProblem;
  return connection === 'scanner' ? scannerProblem : addressProblem;
};

type Given = { readonly ALLOW_UNENCRYPTED: Allowed } & Readonly<Record<string, unknown>>;

/** What of the addresses goes over a network in the clear and is not allowed to, in lines. */
export const encryptionProblems = (
  env: Given,
  { listensOn, hasCertificate }: { readonly listensOn: string; readonly hasCertificate: boolean },
): readonly string[] =>
  names.flatMap((connection) => {
    if (env.ALLOW_UNENCRYPTED.includes(connection)) return [];
    const look = lookAt(connection);
    const problems = addressesOf[connection].flatMap((name) => {
      const url = env[name];
      return (typeof url === 'string' && look(name, url)) || [];
    });
    if (connection === 'nodes' && !hasCertificate && !isLoopback(listensOn))
      problems.push(
        `HOST=${listensOn} is reached over the network in the clear: set TLS_CERT_FILE and TLS_KEY_FILE`,
      );
    return problems.map((line) => `${line}, or ALLOW_UNENCRYPTED=${connection}`);
  });
