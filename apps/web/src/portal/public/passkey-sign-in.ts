import type { PasskeyAssertion } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { type I18n, messageText } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, apiOf, invalidateTags } from '../../shared/api/index.ts';
import { refusalText } from '../../shared/refusal.ts';
import {
  mayOfferPasskeys,
  offerPasskeys,
  passkeyProblem,
  signWithPasskey,
  stopOffering,
} from '../factor/index.ts';

const signIn = async (client: QueryClient, credential: PasskeyAssertion): Promise<void> => {
  await apiOf(client).call(api.passkeySignIn.signIn, { body: { credential } });
  await invalidateTags(client, api.passkeySignIn.signIn.invalidates ?? []);
};

/** Signs in with whichever passkey its owner chooses; answers why not, in words, when nothing came of it. */
export const passkeySignIn = async (
  client: QueryClient,
  i18n: I18n,
): Promise<string | undefined> => {
  try {
    const options = await apiOf(client).call(api.passkeySignIn.options, {});
    await signIn(client, await signWithPasskey(options));
    return undefined;
  } catch (failure) {
    const problem = passkeyProblem(failure);
    return problem
      ? messageText(i18n, `onboarding.passkey.${problem === 'already' ? 'failed' : problem}`)
      : refusalText(i18n, failure);
  }
};

/** A passkey chosen from what the browser offers; undefined when there is none to come: nobody was asked for one. */
const chosenFrom = async (
  client: QueryClient,
  signal: AbortSignal,
): Promise<PasskeyAssertion | undefined> => {
  try {
    const options = await apiOf(client).call(api.passkeySignIn.options, {}, { signal });
    return signal.aborted ? undefined : await offerPasskeys(options);
  } catch {
    return undefined;
  }
};
const isExpired = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.globalErrors.some(({ messageKey }) => messageKey === 'passkey.error.expired');

type Offer = {
  readonly client: QueryClient;
  readonly i18n: I18n;
  /** Takes the offer back: the page is left, or the person goes in another way. */
  readonly signal: AbortSignal;
  readonly onEnd: (refused: string | undefined) => void;
};
/**
 * Lets the browser offer passkeys where the name is typed, and signs in with the one that is chosen; silent until then.
 * On a page that stood open for long the first choice is refused as expired, so the offer is made once more.
 */
export const offerPasskeySignIn = async (offer: Offer): Promise<void> => {
  const { client, i18n, signal, onEnd } = offer;
  if (!(await mayOfferPasskeys()) || signal.aborted) return;
  signal.addEventListener('abort', stopOffering, { once: true });
  const credential = await chosenFrom(client, signal);
  signal.removeEventListener('abort', stopOffering);
  if (!credential || signal.aborted) return;
  try {
    await signIn(client, credential);
    onEnd(undefined);
  } catch (failure) {
    onEnd(refusalText(i18n, failure));
    if (isExpired(failure)) await offerPasskeySignIn(offer);
  }
};
