import type { ErrorKey } from '@cafeteria/contract';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';
import { addressGroup } from './limit.ts';
import type { ProductGauge } from './operations.ts';

/** Errors that say: this is not the password, the code, the key, the signature. */
const errors = [
  'auth.error.badCredentials',
  'auth.error.botCheck',
  'auth.error.codeInvalid',
  'code.error.changed',
  'code.error.invalid',
  'common.error.csrf',
  'device.error.keyInvalid',
  'device.error.registrationInvalid',
  'device.error.signatureInvalid',
  'device.error.tokenInvalid',
  'subscription.error.tokenInvalid',
  'passkey.error.unknown',
  'payment.error.codeInvalid',
  'proof.error.wrongPassword',
  'secondFactor.error.ended',
  'user.error.wrongPassword',
  'withdrawal.error.tokenInvalid',
] as const satisfies readonly ErrorKey[];
/** Beside them what is told of a field, and what is answered 401 like nothing at all. */
const others = ['validation.currentPassword', 'signature', 'scim.token'] as const;
export type RefusedProof = (typeof errors)[number] | (typeof others)[number];
const refusals = new Map<string, RefusedProof>([...errors, ...others].map((one) => [one, one]));

const refusedIn = (
  { status, globalErrors, fieldErrors }: AppError,
  { headers }: FastifyRequest,
): RefusedProof[] => {
  if (status === 401) return headers['signature-input'] === undefined ? [] : ['signature'];
  // one mistake is often told twice, beside its field and in general
  const messageKeys = new Set(
    [...globalErrors, ...fieldErrors].map(({ messageKey }) => messageKey),
  );
  return [...messageKeys].flatMap((key) => refusals.get(key) ?? []);
};

const minuteMs = 60_000;
/** Rows of a minute; what comes from further addresses is counted together. */
const maxRows = 60;
type Refusal = {
  readonly error: RefusedProof;
  readonly ip: string | null;
  readonly route: string | null;
  count: number;
};

/** Counts what was refused for a minute, so that a flood writes a few rows and not a million. */
const createBatch = (write: (refusals: readonly Refusal[]) => Promise<void>) => {
  const waiting = new Map<string, Refusal>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting.values()];
    waiting.clear();
    if (batch.length > 0) await write(batch);
  };
  return {
    flush,
    add: (error: RefusedProof, address: string, route: string | null): void => {
      const isRoom = waiting.size < maxRows;
      const own = `${error} ${addressGroup(address)}`;
      const key = isRoom || waiting.has(own) ? own : `${error} of others`;
      const known = waiting.get(key);
      if (known) known.count += 1;
      else
        waiting.set(
          key,
          key === own
            ? { error, ip: address, route, count: 1 }
            : { error, ip: null, route: null, count: 1 },
        );
      timer ??= setTimeout(() => void flush(), minuteMs).unref();
    },
  };
};

/**
 * Writes down what somebody could not prove, in one place for every door (ASVS 5.0, 16.3.1): which error, from where,
 * at which route, and never what was typed or sent. `write` is handed what a minute had, by kind and address.
 */
export const createRefusedProofs = (
  write: (refusals: readonly Refusal[]) => Promise<void> = async () => {},
) => {
  const counts: Record<string, number> = {};
  const batch = createBatch(write);
  const gauge: ProductGauge = {
    name: 'refused_proofs_total',
    help: 'Passwords, codes, keys and signatures that were not right',
    label: 'error',
    read: async () => counts,
  };
  const noteProof = (refused: RefusedProof, { ip, routeOptions, log }: FastifyRequest): void => {
    counts[refused] = (counts[refused] ?? 0) + 1;
    const { url } = routeOptions;
    log.info({ refused, ip, route: url }, 'a proof was refused');
    batch.add(refused, ip, url ?? null);
  };
  return {
    gauge,
    noteProof,
    note: (error: AppError, request: FastifyRequest): void => {
      for (const refused of refusedIn(error, request)) noteProof(refused, request);
    },
    /** Hands over what waits, before the database closes. */
    flush: batch.flush,
  };
};
