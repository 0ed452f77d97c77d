import type { FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import type { ProductGauge } from './operations.ts';

/** Errors that say: this is not the password, the code, the key, the signature. */
const refusals = new Set([
  'auth.error.badCredentials',
  'auth.error.botCheck',
  'auth.error.codeInvalid',
  'code.error.invalid',
  'common.error.csrf',
  'device.error.keyInvalid',
  'device.error.registrationInvalid',
  'device.error.signatureInvalid',
  'device.error.tokenInvalid',
  'newsletter.error.tokenInvalid',
  'passkey.error.unknown',
  'payment.error.codeInvalid',
  'proof.error.wrongPassword',
  'secondFactor.error.ended',
  'user.error.wrongPassword',
  'validation.currentPassword',
]);
/** A machine's signature that is not believed is answered 401 like nothing at all. */
const signature = 'signature';

const refusedIn = (
  { status, globalErrors, fieldErrors }: AppError,
  { headers }: FastifyRequest,
): string[] => {
  if (status === 401) return headers['signature-input'] === undefined ? [] : [signature];
  // one mistake is often told twice, beside its field and in general
  const told = new Set([...globalErrors, ...fieldErrors].map(({ messageKey }) => messageKey));
  return [...told].filter((key) => refusals.has(key));
};

/**
 * Writes down what somebody could not prove, in one place for every door (ASVS 5.0, 16.3.1): which error, from where,
 * at which route, and never what was typed or sent.
 */
export const createRefusedProofs = () => {
  const counts: Record<string, number> = {};
  const gauge: ProductGauge = {
    name: 'refused_proofs_total',
    help: 'Passwords, codes, keys and signatures that were not right',
    label: 'error',
    read: async () => counts,
  };
  return {
    gauge,
    note: (error: AppError, request: FastifyRequest): void => {
      for (const refused of refusedIn(error, request)) {
        counts[refused] = (counts[refused] ?? 0) + 1;
        const { ip, routeOptions } = request;
        request.log.info({ refused, ip, route: routeOptions.url }, 'a proof was refused');
      }
    },
  };
};
export type RefusedProofs = ReturnType<typeof createRefusedProofs>;
