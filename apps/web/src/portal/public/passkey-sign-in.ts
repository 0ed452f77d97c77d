import { api } from '@cafeteria/contract/light';
import { type I18n, messageText } from '@cafeteria/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf, invalidateTags } from '../../shared/api/index.ts';
import { passkeyProblem, refusalText, signWithPasskey } from '../factor/index.ts';

/** Signs in with whichever passkey its owner chooses; answers why not, in words, when nothing came of it. */
export const passkeySignIn = async (
  client: QueryClient,
  i18n: I18n,
): Promise<string | undefined> => {
  const { call } = apiOf(client);
  try {
    const credential = await signWithPasskey(await call(api.passkeySignIn.options, {}));
    await call(api.passkeySignIn.signIn, { body: { credential } });
    await invalidateTags(client, api.passkeySignIn.signIn.invalidates ?? []);
    return undefined;
  } catch (failure) {
    const problem = passkeyProblem(failure);
    return problem
      ? messageText(i18n, `onboarding.passkey.${problem === 'already' ? 'failed' : problem}`)
      : refusalText(i18n, failure);
  }
};
