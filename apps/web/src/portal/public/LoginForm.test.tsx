import { type Config, Login } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import cafeteria from '../../../../../packages/i18n/locales/cs/cafeteria.json';
import common from '../../../../../packages/i18n/locales/cs/common.json';
import { createApi, createQueryClient, createSessionLock } from '../../shared/api/index.ts';
import { createClientLog } from '../../shared/client-log.ts';
import { emptyConfig } from '../../shared/empty-config.ts';
import { createNotifications } from '../../shared/notifications/index.ts';
import { createTheme } from '../../shared/preferences/index.ts';
import { ServicesContext } from '../../shared/services.ts';
import { TextsProvider } from '../../shared/texts/index.ts';
import { LoginForm } from './LoginForm.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
const scripts: string[] = [];
const execute = vi.fn(async (key: string, { action }: { action: string }) => `${key} ${action}`);
/** What the third party's script does, without asking the third party for it. */
const answerScripts = () => {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return append(...nodes);
    scripts.push(script.src);
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
    script.dispatchEvent(new Event('load'));
  });
};
beforeEach(() => {
  scripts.length = 0;
  execute.mockClear();
  answerScripts();
});
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The form of an installation; gives what is sent as sign-ins. */
const start = (installation: Partial<Config>): Login[] => {
  const sent: Login[] = [];
  const lock = createSessionLock();
  const api = createApi({
    origin: '',
    lock,
    language: () => 'cs',
    transport: async (url, { body }) => {
      if (url === '/api/csrf')
        return Response.json({ headerName: 'X', parameterName: 'x', token: 't' });
      if (url === '/api/auth/login')
        sent.push(Login.parse(JSON.parse(typeof body === 'string' ? body : '{}')));
      return Response.json({ valid: false, next: null });
    },
  });
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'cafeteria', cafeteria);
  const services = {
    api,
    config: { ...emptyConfig, ...installation },
    notifications: createNotifications(),
    imageFormat: 'webp',
    theme: createTheme('light'),
    log: createClientLog(api),
    changeLanguage: async () => {},
    signOut: async () => {},
  } as const;
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(api)}>
        <ServicesContext value={services}>
          <LoginForm onNext={() => {}} />
        </ServicesContext>
      </QueryClientProvider>
    </TextsProvider>,
  );
  return sent;
};
const signIn = async () => {
  await page.getByRole('textbox', { name: cafeteria.login.username }).fill('jana@firma.cz');
  await page.getByLabelText(new RegExp(`^${cafeteria.login.password}`)).fill('Heslo.1');
  await page.getByTestId('login-submit').click();
};
const login: Login = { username: 'jana@firma.cz', password: 'Heslo.1' };

test('a key of the bot check is enough: its token goes with the sign-in', async () => {
  const sent = start({ recaptchaApiKey: 'a key', features: [] });
  await signIn();
  await expect.poll(() => sent).toEqual([{ ...login, recaptchaToken: 'a key login' }]);
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=a%20key']);
});
test('without a key nobody is asked for a token', async () => {
  const sent = start({ recaptchaApiKey: null });
  await signIn();
  await expect.poll(() => sent).toEqual([login]);
  expect([scripts, execute.mock.calls]).toEqual([[], []]);
});
test('a check that fails leaves the decision to the server', async () => {
  execute.mockRejectedValueOnce(new Error('no such key'));
  const sent = start({ recaptchaApiKey: 'wrong' });
  await signIn();
  await expect.poll(() => sent).toEqual([login]);
  expect(execute.mock.calls).toEqual([['wrong', { action: 'login' }]]);
});
