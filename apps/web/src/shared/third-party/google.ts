import { loadScript } from './load-script.ts';

/** Starts the tag manager of the installation. */
export const startTagManager = async (id: string): Promise<void> => {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  await loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
};

type BotCheck = {
  readonly ready: (then: () => void) => void;
  readonly execute: (key: string, options: { action: string }) => Promise<string>;
};

/** Somebody who wants to sign in does not wait for the check longer than that, its script included. */
const patienceMs = 8_000;
const givenUp = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), patienceMs));

const askForToken = async (apiKey: string, action: string): Promise<string | undefined> => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(apiKey)}`);
  const check = (window as { grecaptcha?: BotCheck }).grecaptcha;
  return (
    check &&
    new Promise<string>((resolve, reject) =>
      check.ready(() => check.execute(apiKey, { action }).then(resolve, reject)),
    )
  );
};

/**
 * A token proving that a person does the named action; undefined when the check does not answer,
 * and then the server decides.
 */
export const botCheckToken = (apiKey: string, action: string): Promise<string | undefined> =>
  Promise.race([askForToken(apiKey, action).catch(() => undefined), givenUp()]);
