import type { MobileDeviceActivation } from '@cafeteria/contract';
import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import common from '../../../../../../packages/i18n/locales/cs/common.json';
import profile from '../../../../../../packages/i18n/locales/cs/profile.json';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  type Transport,
} from '../../../shared/api/index.ts';
import { TextsProvider } from '../../../shared/texts/index.ts';
import { ActivationForm } from './ActivationForm.tsx';

const { device } = profile;
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const registration: MobileDeviceActivation = {
  valid: true,
  model: 'Pixel 8',
  os: 'ANDROID',
  createdAt: '2026-03-02T08:15:00Z',
  expiresAt: '2026-03-02T08:30:00Z',
  codeRequired: true,
  channel: 'SMS',
  retryAfterSeconds: 0,
  codeSent: false,
};

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
const onConfirmed = vi.fn();
/** What the server answers to the next code asked for, and all that was sent to it. */
const server: { wait: number | undefined; codeSent: boolean; sent: string[] } = {
  wait: undefined,
  codeSent: true,
  sent: [],
};
const transport: Transport = async (url, init) => {
  if (url === '/api/csrf')
    return Response.json({ headerName: 'X', parameterName: 'x', token: 't' });
  server.sent.push(url);
  if (!url.endsWith('/code'))
    return Response.json(
      { globalErrors: [{ messageKey: 'device.error.tooMany', params: { max: 3 } }] },
      { status: 422 },
    );
  return server.wait === undefined
    ? Response.json({ codeSent: true, channel: 'SMS', retryAfterSeconds: 60 })
    : Response.json(
        {
          globalErrors: [
            {
              messageKey: 'code.error.tooSoon',
              params: { retryAfterSeconds: server.wait, codeSent: server.codeSent },
            },
          ],
        },
        { status: init.method === 'POST' ? 422 : 500 },
      );
};

const start = (more: Partial<MobileDeviceActivation> = {}): void => {
  const api = createApi({ origin: '', lock: createSessionLock(), language: () => 'cs', transport });
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'profile', profile);
  const routeTree = createRootRoute({
    component: () => (
      <ActivationForm
        registrationId={'A'.repeat(32)}
        registration={{ ...registration, ...more }}
        onConfirmed={onConfirmed}
      />
    ),
  });
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(api)}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </QueryClientProvider>
    </TextsProvider>,
  );
};
const send = () => page.getByTestId('device-code-send');
const code = () => page.getByTestId('device-code');
const confirm = () => page.getByTestId('device-confirm');
const shows = (text: string) =>
  expect.poll(() => plain(host.textContent ?? '')).toContain(plain(text));

const counts = (time: string) => shows(profile.code.wait.replace('{{time}}', time));
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  Object.assign(server, { wait: undefined, codeSent: true, sent: [] });
});
afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
  onConfirmed.mockClear();
});

test('looking at a phone sends nothing, and there is one thing to press: it is mine', async () => {
  start();
  await expect.element(send()).toHaveTextContent(device.activation.confirm);
  await shows('Pixel 8');
  expect(server.sent).toEqual([]);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('after a code was sent it is asked for, with one thing to press again', async () => {
  start();
  await send().click();
  await expect.element(code()).toBeVisible();
  await shows('Pixel 8');
  await expect.element(confirm()).toHaveTextContent(device.activation.title);
  await expect.element(send()).not.toBeInTheDocument();
});

test('a code is sent once, and when it may be sent again is counted down', async () => {
  start();
  await send().click();
  await shows(device.code.sentSMS);
  await expect.element(code()).toHaveFocus();
  await counts('1:00');
  expect(server.sent).toEqual(['/api/user/mobile-device/activation/code']);
  await wait(45);
  await counts('0:15');
  await wait(15);
  await shows(profile.code.resend);
});

test('a code asked for too soon was sent before: it is taken, and the wait is the server’s', async () => {
  server.wait = 42;
  start();
  await send().click();
  await expect.element(code()).toBeVisible();
  await counts('0:42');
});

test('a code for another phone is no code for this one: it says so, and when this one may have its own', async () => {
  start({ retryAfterSeconds: 30 });
  await shows(device.code.other);
  await counts('0:30');
  await expect.element(code()).not.toBeInTheDocument();
  await expect.element(confirm()).not.toBeInTheDocument();
  await wait(30);
  await send().click();
  await expect.element(code()).toBeVisible();
});

test('a refusal for the sake of another phone is not taken for a code', async () => {
  Object.assign(server, { wait: 42, codeSent: false });
  start();
  await send().click();
  await shows(device.code.other);
  await counts('0:42');
  await expect.element(code()).not.toBeInTheDocument();
});

test('the day’s last code is not counted down by the second', async () => {
  server.wait = 86_400;
  start();
  await send().click();
  await shows(profile.code.tooMany);
});

test('anyone who reloads the page goes on with the code in hand', async () => {
  start({ retryAfterSeconds: 30, codeSent: true });
  await expect.element(code()).toBeVisible();
  await expect.element(code()).not.toHaveFocus();
  await counts('0:30');
});

test('why the server refuses is said beside the code', async () => {
  start({ retryAfterSeconds: 30, codeSent: true });
  await code().fill('123 456');
  await confirm().click();
  await shows(common.device.error.tooMany.replace('{{max}}', '3'));
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('where no code can be sent, it says what helps', async () => {
  start({ channel: null });
  await shows(device.code.nowhere);
  await expect.element(send()).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: device.code.verify }))
    .toHaveAttribute('href', '/profile/personal/phone-number');
});
