import type { NextStep } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import common from '../../../../../packages/i18n/locales/cs/common.json';
import onboarding from '../../../../../packages/i18n/locales/cs/onboarding.json';
import { createApi, createQueryClient, createSessionLock } from '../../shared/api/index.ts';
import { createClientLog } from '../../shared/client-log.ts';
import { emptyConfig } from '../../shared/empty-config.ts';
import { createNotifications } from '../../shared/notifications/index.ts';
import { createTheme } from '../../shared/preferences/index.ts';
import { ServicesContext } from '../../shared/services.ts';
import { TextsProvider } from '../../shared/texts/index.ts';
import { SecondStep } from './SecondStep.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
const onAgain = vi.fn();
afterEach(() => {
  root?.unmount();
  onAgain.mockClear();
});

type Answers = Readonly<Record<string, readonly (object | string)[]>>;
/** The second step over a server that answers each path in turn: a text is the message of a refusal. */
const start = (step: NextStep, answers: Answers): string[] => {
  const sent: string[] = [];
  const waiting = Object.fromEntries(
    Object.entries(answers).map(([path, list]) => [path, [...list]]),
  );
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: async (url, { body }) => {
      if (url === '/api/csrf')
        return Response.json({ headerName: 'X', parameterName: 'x', token: 't' });
      if (typeof body === 'string') sent.push(`${url} ${body}`);
      const answer = waiting[url]?.shift() ?? { valid: false };
      return typeof answer === 'string'
        ? Response.json({ globalErrors: [{ messageKey: answer }] }, { status: 422 })
        : Response.json(answer);
    },
  });
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'onboarding', onboarding);
  const services = {
    api,
    config: emptyConfig,
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
          <SecondStep step={step} onAgain={onAgain} />
        </ServicesContext>
      </QueryClientProvider>
    </TextsProvider>,
  );
  return sent;
};
const second = (...factors: NonNullable<NextStep['factors']>): NextStep => ({
  next: 'SECOND_FACTOR',
  factors,
});
const type = async (code: string): Promise<void> => {
  await page.getByTestId('second-factor-code').fill(code);
  await page.getByTestId('second-factor-submit').click();
};

test('a wrong code is told where it was typed, and may be corrected', async () => {
  const sent = start(second('APP'), {
    '/api/auth/second-factor/app': ['code.error.invalid', { next: null }],
  });
  await type('111111');
  await expect.element(page.getByText(common.code.error.invalid)).toBeVisible();
  await expect.element(page.getByTestId('second-factor-code')).toHaveFocus();
  await type('222222');
  await expect
    .poll(() => sent)
    .toEqual([
      '/api/auth/second-factor/app {"code":"111111"}',
      '/api/auth/second-factor/app {"code":"222222"}',
    ]);
});
test('a recovery code goes its own way', async () => {
  const sent = start(second('APP'), { '/api/auth/second-factor/recovery': [{ next: null }] });
  await page.getByTestId('second-factor-other').click();
  await type('abcde-fghjk');
  await expect
    .poll(() => sent)
    .toEqual(['/api/auth/second-factor/recovery {"code":"abcde-fghjk"}']);
});
test('a sign-in that has ended starts over with the password', async () => {
  start(second('APP'), { '/api/auth/second-factor/app': ['secondFactor.error.ended'] });
  await type('111111');
  await page.getByRole('button', { name: onboarding.secondFactor.again }).click();
  expect(onAgain).toHaveBeenCalledOnce();
});
test('who must set a factor up gets the key of the app, and the recovery codes before anything else', async () => {
  start(
    { next: 'SECOND_FACTOR_SETUP' },
    {
      '/api/auth/second-factor/setup/app': [
        { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
      ],
      '/api/auth/second-factor/setup/app/confirm': [
        { recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] },
      ],
    },
  );
  await page.getByTestId('setup-app').click();
  await expect.element(page.getByTestId('app-key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  await page.getByRole('textbox').fill('123456');
  await page.getByTestId('app-confirm').click();
  await expect.element(page.getByText('mnpqr-stuvw')).toBeVisible();
  expect(page.getByTestId('setup-app').query()).toBe(null);
});
test('who set up the app alone is offered no passkey', async () => {
  start(second('APP'), {});
  await expect.element(page.getByTestId('second-factor-code')).toHaveFocus();
  expect(page.getByTestId('second-factor-passkey').query()).toBe(null);
});
test('who has a passkey alone is asked for it, and for a recovery code only when it is not at hand', async () => {
  const sent = start(second('PASSKEY'), {
    '/api/auth/second-factor/recovery': [{ next: null }],
  });
  await expect.element(page.getByTestId('second-factor-passkey')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(page.getByTestId('second-factor-code').query()).toBe(null);
  await page.getByText(onboarding.secondFactor.useRecovery).click();
  await type('abcde-fghjk');
  await expect
    .poll(() => sent)
    .toEqual(['/api/auth/second-factor/recovery {"code":"abcde-fghjk"}']);
});
test('each step of setting up has its own title, which takes the focus', async () => {
  start(
    { next: 'SECOND_FACTOR_SETUP' },
    {
      '/api/auth/second-factor/setup/app': [{ secret: 'JBSWY3DP', uri: 'otpauth://totp/x' }],
      '/api/auth/second-factor/setup/app/confirm': [{ recoveryCodes: ['abcde-fghjk'] }],
    },
  );
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent(onboarding.setup.title);
  await page.getByTestId('setup-app').click();
  await expect.element(title).toHaveTextContent(onboarding.setup.appTitle);
  await expect.element(title).toHaveFocus();
  await page.getByRole('textbox').fill('123456');
  await page.getByTestId('app-confirm').click();
  await expect.element(title).toHaveTextContent(onboarding.recoveryCodes.title);
  await expect.element(title).toHaveFocus();
});
