import type { CacheTag, Login, NextStep } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { languageOfUser } from '@cafeteria/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { meQuery } from '../../shared/session/index.ts';
import { readCookie } from '../../shared/storage/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { botCheckToken } from '../../shared/third-party/index.ts';
import { typedName } from './typed-name.ts';

/** What signing in itself reads again (its `invalidates`). */
const readAgain = new Set<CacheTag>(api.auth.login.invalidates);
const justReadMs = 1_000;

/** What follows a sign-in of any kind: a new session has new data, and the language its owner chose. */
export const useEntry = () => {
  const client = useQueryClient();
  const { i18n } = useTexts();
  const {
    api: { lock },
    changeLanguage,
  } = useServices();
  return async (): Promise<void> => {
    lock.release();
    typedName.clear();
    // signing in has read it again already; asked here only when that failed
    const me = await client.fetchQuery({ ...meQuery, staleTime: justReadMs });
    // a language chosen in this browser wins over the one in the profile
    if (me && readCookie('language') === null && languageOfUser[me.language] !== i18n.language)
      return changeLanguage(languageOfUser[me.language]);
    await client.invalidateQueries({
      predicate: ({ queryKey: [tags] }) => !tags.some((tag) => readAgain.has(tag)),
    });
  };
};

/** Signs in by name and password; answers what is still to come. */
export const useSignIn = () => {
  const enter = useEntry();
  const { config } = useServices();
  const { mutateAsync, error } = useMutation(write(api.auth.login, { saysRefusals: true }));
  const signIn = async (login: Login): Promise<NextStep> => {
    const key = config.recaptchaApiKey;
    const recaptchaToken = key ? await botCheckToken(key, 'login') : undefined;
    const step = await mutateAsync({
      body: { ...login, ...(recaptchaToken && { recaptchaToken }) },
    });
    if (step.next === null) await enter();
    return step;
  };
  return { signIn, error };
};
