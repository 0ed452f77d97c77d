import type { NewPasskey, PasskeyAssertion } from '@cafeteria/contract';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '../../shared/api/index.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Why nothing came of a passkey: the person turned away, or the browser or the device cannot. */
export type PasskeyProblem = 'cancelled' | 'unsupported' | 'already' | 'failed';

/** Undefined of what the server refused: it says why itself. */
export const passkeyProblem = (failure: unknown): PasskeyProblem | undefined => {
  if (failure instanceof ApiError) return undefined;
  if (!browserSupportsWebAuthn()) return 'unsupported';
  if (!(failure instanceof Error)) return 'failed';
  const isKnown =
    failure instanceof WebAuthnError &&
    failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  if (isKnown || failure.name === 'InvalidStateError') return 'already';
  return ['NotAllowedError', 'AbortError'].includes(failure.name) ? 'cancelled' : 'failed';
};

/** Lets the device make a passkey. */
export const createPasskey = (optionsJSON: CreationOptions): Promise<NewPasskey> =>
  startRegistration({ optionsJSON });

/** Lets the device sign with a passkey, after its owner has said which. */
export const signWithPasskey = (optionsJSON: RequestOptions): Promise<PasskeyAssertion> =>
  startAuthentication({ optionsJSON });

/** Whether this browser can list passkeys among what it fills into a field. */
export const mayOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
/** Lists passkeys at the field of the name (`autocomplete` ends with `webauthn`), and waits until one is chosen. */
export const offerPasskeys = (optionsJSON: RequestOptions): Promise<PasskeyAssertion> =>
  startAuthentication({ optionsJSON, useBrowserAutofill: true });
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/**
 * What a new passkey is called until its owner renames it: the device it was made on, with a number where one of the
 * owner's is called so already.
 * @example deviceName('Passkey', ['Mac']) // 'Mac 2' on a Mac
 */
export const deviceName = (
  fallback: string,
  taken: readonly string[] = [],
  userAgent = navigator.userAgent,
): string => {
  const name = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? fallback;
  const numbered = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return numbered.find((one) => !taken.includes(one)) ?? name;
};
