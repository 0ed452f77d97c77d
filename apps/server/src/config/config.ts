/** The environment, parsed once: the only reader of process.env in the product. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { currencyOfCountry, FeatureFlag } from '@cafeteria/contract';
import { addresses } from './addresses.ts';
import { basemapConfig, BasemapEnvironment, basemapProblem } from './basemap.ts';
import { BackupEnvironment, backupConfig, backupProblem, backupSecrets } from './backup.ts';
import { ConfigError, type Given, listOf, seeDocs, withSecretFiles, wrongValue } from './given.ts';
import { depositConfig, DepositEnvironment, depositProblem } from './deposit.ts';
import { encryptionProblems, EncryptionEnvironment } from './encryption.ts';
import { keyConfig, KeyEnvironment, keyProblem, keySecrets } from './key.ts';
import { LimitEnvironment } from './limit.ts';
import { mediaConfig, MediaEnvironment, mediaProblem, mediaSecrets } from './media.ts';
import { messageConfig, MessageEnvironment, messageProblem, messageSecrets } from './message.ts';
import { PlaceEnvironment, placeProvider } from './place.ts';
import { scannerConfig, ScannerEnvironment } from './scanner.ts';
import { secondFactorConfig, SecondFactorEnvironment } from './second-factor.ts';
import { tlsConfig, TlsEnvironment, tlsProblem } from './tls.ts';
import { TracingEnvironment, tracingConfig, tracingSecrets } from './tracing.ts';
import { paymentConfig, PaymentEnvironment, paymentProblem, paymentSecrets } from './payment.ts';
import { providerConfig, ProviderEnvironment } from './provider.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), fallback);
const flag = () => z.optional(z.stringbool());
const optionalUrl = () => z.optional(z.url());
const optionalText = () => z.optional(z.string().check(z.minLength(1)));

const Environment = z.object({
  WEB_PORT: port(3000),
  API_PORT: port(8080),
  HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_OWNER_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_REPLICA_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_REPLICA_MOST_LAG: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_600)),
    10,
  ),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 20),
  DEMO: flag(),
  SERVE_WEB: z._default(z.stringbool(), true),
  NODE_ROLE: z._default(z.enum(['all', 'api', 'jobs']), 'all'),
  COUNTRY: z._default(z.enum(['Cz', 'Sk']), 'Cz'),
  PUBLIC_URL: optionalUrl(),
  API_SUBDOMAIN: z._default(z.stringbool(), true),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 1),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  PASSWORD_MIN_LENGTH: z._default(z.coerce.number().check(z.int(), z.minimum(8), z.maximum(64)), 8),
  /** The privacy page promises a year at most. */
  AUDIT_IP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365)), 365),
  FEATURES: listOf(FeatureFlag.options),
  GOOGLE_COMMON_FILES_BUCKET_URL: optionalUrl(),
  MOBILE_APP_NAME: optionalText(),
  MOBILE_APP_ANDROID_URL: optionalUrl(),
  MOBILE_APP_IOS_URL: optionalUrl(),
  MOBILE_HELP_URL: optionalText(),
  GATEWAY_HELP_URL: optionalText(),
  GOOGLE_TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/))),
  RECAPTCHA_API_KEY: optionalText(),
  RECAPTCHA_SECRET: optionalText(),
  COMPANY_REGISTRY: listOf(['ares', 'rpo']),
  ARES_URL: z._default(z.url(), 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'),
  RPO_URL: z._default(z.url(), 'https://api.statistics.sk/rpo/v1'),
  ...PlaceEnvironment,
  ...BasemapEnvironment,
  ...PaymentEnvironment,
  ...BackupEnvironment,
  ...DepositEnvironment,
  ...MessageEnvironment,
  ...LimitEnvironment,
  ...SecondFactorEnvironment,
  ...KeyEnvironment,
  ...ProviderEnvironment,
  ...MediaEnvironment,
  ...TracingEnvironment,
  ...EncryptionEnvironment,
  ...TlsEnvironment,
  ...ScannerEnvironment,
  /** Who is told of a weakness: RFC 9116 wants an address with its scheme. */
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(?:mailto:|https:\/\/|tel:)\S+$/))),
  /** Whether drafts of settlements are made by themselves. */
  SETTLEMENT_SCHEDULE: z._default(z.stringbool(), true),
  MONEY_TASK_MAIL: z._default(z.stringbool(), true),
  ENVIRONMENT: z._default(z.enum(['LOCAL', 'DEV', 'STAGING', 'PROD']), 'LOCAL'),
});

export type ServerConfig = ReturnType<typeof parseEnvironment>;

/** What holds a password is never printed. */
const secrets = new Set<string>([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'RECAPTCHA_SECRET',
  'PLACE_PROVIDER_KEY',
  'BASEMAP_KEY',
  ...paymentSecrets,
  ...messageSecrets,
  ...keySecrets,
  ...mediaSecrets,
  ...backupSecrets,
  ...tracingSecrets,
]);
/** Every variable there is; what is secret also as a file. */
export const variables: readonly string[] = Object.keys(Environment.shape).flatMap((name) =>
  secrets.has(name) ? [name, `${name}_FILE`] : [name],
);

type Env = z.output<typeof Environment>;

/** The values, or what is wrong with them: a line for each name. */
const readEnvironment = (environment: Given): Env | readonly string[] => {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(environment, secrets)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const parsed = z.safeParse(Environment, given);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  return [...names].map((name) => wrongValue(name, secrets.has(name) ? undefined : given[name]));
};

/** What is wrong with the bot check asked for: half of it would refuse people who cannot prove anything. */
const botCheckProblem = (env: Env): string | undefined => {
  const { FEATURES: features, RECAPTCHA_API_KEY: key, RECAPTCHA_SECRET: secret } = env;
  if (key && !secret) return 'RECAPTCHA_API_KEY needs RECAPTCHA_SECRET';
  if (secret && !key) return 'RECAPTCHA_SECRET needs RECAPTCHA_API_KEY';
  return features.includes('RECAPTCHA') && !key
    ? 'FEATURES=RECAPTCHA needs RECAPTCHA_API_KEY and RECAPTCHA_SECRET'
    : undefined;
};

const mobileApp = (env: Env) => {
  const app = {
    name: env.MOBILE_APP_NAME ?? null,
    android: env.MOBILE_APP_ANDROID_URL ?? null,
    ios: env.MOBILE_APP_IOS_URL ?? null,
  };
  return Object.values(app).some((value) => value !== null) ? app : null;
};

/** What the browser learns of the configuration (specification, section 3: Config). */
const portalConfig = (env: Env) => ({
  features: env.FEATURES,
  googleCommonFilesBucketUrl: env.GOOGLE_COMMON_FILES_BUCKET_URL ?? null,
  mobileApp: mobileApp(env),
  mobileHelpUrl: env.MOBILE_HELP_URL ?? null,
  gatewayHelpUrl: env.GATEWAY_HELP_URL ?? null,
  googleTagManagerId: env.GOOGLE_TAG_MANAGER_ID ?? null,
  recaptchaApiKey: env.RECAPTCHA_API_KEY ?? null,
  passwordMinLength: env.PASSWORD_MIN_LENGTH,
  /** Which part of the traces is kept, where any is. */
  tracing: tracingConfig(env)?.ratio ?? null,
});

const isDemo = (env: Env): boolean => env.DEMO ?? env.DATABASE_URL === undefined;

/** The bundled database belongs to one process, which then does everything. */
const roleProblem = ({ NODE_ROLE, DATABASE_URL }: Env): string | undefined =>
  NODE_ROLE !== 'all' && !DATABASE_URL ? `NODE_ROLE=${NODE_ROLE} needs DATABASE_URL` : undefined;

const replicaProblem = ({ DATABASE_REPLICA_URL, DATABASE_URL }: Env): string | undefined =>
  DATABASE_REPLICA_URL && !DATABASE_URL ? 'DATABASE_REPLICA_URL needs DATABASE_URL' : undefined;

const ownerProblem = ({ DATABASE_OWNER_URL, DATABASE_URL }: Env): string | undefined =>
  DATABASE_OWNER_URL && !DATABASE_URL ? 'DATABASE_OWNER_URL needs DATABASE_URL' : undefined;

/** Who uses it: an installation that says so, or one that is reached from elsewhere. */
const isProduction = (env: Env): boolean => env.ENVIRONMENT === 'PROD' || !addresses(env).isLocal;

const inTheClear = (env: Env): readonly string[] =>
  isProduction(env)
    ? encryptionProblems(env, { listensOn: env.HOST, hasCertificate: !!env.TLS_CERT_FILE })
    : [];

/** What of the values does not go together. */
const contradictions = (env: Env): readonly string[] =>
  [
    roleProblem(env),
    replicaProblem(env),
    ownerProblem(env),
    basemapProblem(env),
    botCheckProblem(env),
    paymentProblem(env, isDemo(env)),
    keyProblem(env, { isShared: env.DATABASE_URL !== undefined, gate: env.PAYMENT_GATE }),
    messageProblem(env),
    mediaProblem(env),
    backupProblem(env),
    depositProblem(env, currencyOfCountry[env.COUNTRY]),
    tlsProblem(env),
    ...inTheClear(env),
  ].filter((problem) => problem !== undefined);

/** Everything that is wrong with an environment, in lines; none when it is right. */
export const environmentProblems = (environment: Given): readonly string[] => {
  try {
    const env = readEnvironment(environment);
    if (!('WEB_PORT' in env)) return env.map(seeDocs);
    const wrong = contradictions(env);
    if (wrong.length > 0) return wrong.map(seeDocs);
    placeProvider(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
};

/** Checks the environment and derives what follows from it. Throws a ConfigError that names the variable. */
export const parseEnvironment = (environment: Given) => {
  const env = readEnvironment(environment);
  const [problem] = 'WEB_PORT' in env ? contradictions(env) : env;
  if (problem || !('WEB_PORT' in env)) throw new ConfigError(seeDocs(problem ?? 'nothing is set'));
  const demo = isDemo(env);
  return {
    ...addresses(env),
    webPort: env.WEB_PORT,
    apiPort: env.API_PORT,
    host: env.HOST,
    /** The certificate both listeners have; none where a proxy on this machine speaks https for them. */
    tls: tlsConfig(env),
    /** What may go over a network in the clear. */
    unencrypted: env.ALLOW_UNENCRYPTED,
    scanner: scannerConfig(env),
    dataDir: resolve(env.DATA_DIR),
    servesWeb: env.SERVE_WEB && env.NODE_ROLE !== 'jobs',
    /** Whether it answers anything but its health and its figures. */
    answers: env.NODE_ROLE !== 'jobs',
    /** Whether it works off jobs. */
    works: env.NODE_ROLE !== 'api',
    databaseUrl: env.DATABASE_URL,
    /** Who owns the tables and makes them; the role of DATABASE_URL then writes rows alone. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    /** What answers reports while it is at most so far behind. */
    replica: env.DATABASE_REPLICA_URL
      ? { url: env.DATABASE_REPLICA_URL, maxLagSeconds: env.DATABASE_REPLICA_MOST_LAG }
      : undefined,
    backup: backupConfig(env, env.DATA_DIR, environment),
    media: mediaConfig(env, resolve(env.DATA_DIR), environment),
    demo,
    country: env.COUNTRY,
    primaryLanguage: env.COUNTRY === 'Sk' ? 'sk' : 'cs',
    currency: currencyOfCountry[env.COUNTRY],
    limitMissing: env.LIMIT_MISSING,
    ...providerConfig(env),
    settlementSchedule: env.SETTLEMENT_SCHEDULE,
    moneyTaskMail: env.MONEY_TASK_MAIL,
    auditIpDays: env.AUDIT_IP_DAYS,
    logLevel: env.LOG_LEVEL,
    ...secondFactorConfig(env),
    cores: availableParallelism(),
    environment: env.ENVIRONMENT,
    isProduction: isProduction(env),
    recaptchaSecret: env.RECAPTCHA_SECRET,
    companyRegistry: {
      CZ: env.COMPANY_REGISTRY.includes('ares') ? env.ARES_URL : undefined,
      SK: env.COMPANY_REGISTRY.includes('rpo') ? env.RPO_URL : undefined,
    },
    portal: portalConfig(env),
    basemap: basemapConfig(env),
    payment: paymentConfig(env, demo),
    deposit: depositConfig(env, currencyOfCountry[env.COUNTRY]),
    messages: messageConfig(env, {
      isProduction: env.ENVIRONMENT === 'PROD',
      isSmsOff: env.FEATURES.includes('SMS_DISABLED'),
      mailMayBeClear: !isProduction(env) || env.ALLOW_UNENCRYPTED.includes('mail'),
    }),
    ...keyConfig(env),
    tracing: tracingConfig(env),
    securityContact: env.SECURITY_CONTACT,
    placeProvider: placeProvider(env),
  } as const;
};

/** For what looks at it before it is known to be right. */
export const ownEnvironment = (): Given => process.env;
export const readConfig = (): ServerConfig => parseEnvironment(ownEnvironment());
