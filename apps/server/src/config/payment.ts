/** The part of the environment that says which payment gate takes money, if any. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const secret = () => z.optional(z.string().check(z.minLength(8), z.maxLength(500)));
const text = () => z.optional(z.string().check(z.minLength(1), z.maxLength(2_000)));
const webAddress = () => z.optional(z.url({ protocol: /^https?$/ }));

export const PaymentEnvironment = {
  PAYMENT_GATE: z.optional(z.enum(['demo', 'stripe', 'csob', 'none'])),
  STRIPE_SECRET_KEY: secret(),
  STRIPE_WEBHOOK_SECRET: secret(),
  STRIPE_API_BASE: webAddress(),
  CSOB_API_URL: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://api.platebnibrana.csob.cz/api/v1.9',
  ),
  CSOB_MERCHANT_ID: text(),
  CSOB_PRIVATE_KEY_FILE: text(),
  CSOB_BANK_PUBLIC_KEY_FILE: text(),
};
type Env = z.output<z.ZodMiniObject<typeof PaymentEnvironment>>;

export const paymentSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export type PaymentConfig =
  | { readonly kind: 'none' | 'demo' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Another address than Stripe's own, for tests. */
      readonly apiBase: string | undefined;
    }
  | {
      readonly kind: 'csob';
      readonly apiUrl: string;
      readonly merchantId: string;
      readonly privateKey: KeyObject;
      readonly bankPublicKey: KeyObject;
    };

const needed = {
  none: [],
  demo: [],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  csob: ['CSOB_MERCHANT_ID', 'CSOB_PRIVATE_KEY_FILE', 'CSOB_BANK_PUBLIC_KEY_FILE'],
} as const;

const kindOf = ({ PAYMENT_GATE: kind }: Env, isDemo: boolean): PaymentConfig['kind'] =>
  kind ?? (isDemo ? 'demo' : 'none');

const isKey = (read: (pem: string) => KeyObject, file: string): boolean => {
  try {
    return read(readFileSync(file, 'utf8')).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** What is wrong with the gate asked for, in one line; undefined when nothing is. */
export const paymentProblem = (env: Env, isDemo: boolean): string | undefined => {
  const kind = kindOf(env, isDemo);
  const missing = needed[kind].find((name) => env[name] === undefined);
  if (missing) return `PAYMENT_GATE=${kind} needs ${missing}`;
  if (kind !== 'csob') return undefined;
  const { CSOB_PRIVATE_KEY_FILE: own = '', CSOB_BANK_PUBLIC_KEY_FILE: banks = '' } = env;
  if (!isKey(createPrivateKey, own))
    return `CSOB_PRIVATE_KEY_FILE=${own} is no readable RSA private key`;
  return isKey(createPublicKey, banks)
    ? undefined
    : `CSOB_BANK_PUBLIC_KEY_FILE=${banks} is no readable RSA public key`;
};

export const paymentConfig = (env: Env, isDemo: boolean): PaymentConfig => {
  const kind = kindOf(env, isDemo);
  if (kind === 'stripe')
    return {
      kind,
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: env.STRIPE_API_BASE,
    };
  if (kind === 'csob')
    return {
      kind,
      apiUrl: env.CSOB_API_URL,
      merchantId: env.CSOB_MERCHANT_ID ?? '',
      privateKey: createPrivateKey(readFileSync(env.CSOB_PRIVATE_KEY_FILE ?? '', 'utf8')),
      bankPublicKey: createPublicKey(readFileSync(env.CSOB_BANK_PUBLIC_KEY_FILE ?? '', 'utf8')),
    };
  return { kind };
};
