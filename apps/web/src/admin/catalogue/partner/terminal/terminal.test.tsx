import type { PaymentCredential } from '@cafeteria/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import admin from '../../../../../../../packages/i18n/locales/cs/admin.json';
import { createApi, createSessionLock } from '../../../../shared/api/index.ts';
import { createClientLog } from '../../../../shared/client-log.ts';
import { emptyConfig } from '../../../../shared/empty-config.ts';
import { createNotifications } from '../../../../shared/notifications/index.ts';
import { createTheme } from '../../../../shared/preferences/index.ts';
import { type Services, ServicesContext } from '../../../../shared/services.ts';
import { cleanUp, render } from '../../../frame/testing/render.tsx';
import { KeyDialog } from './KeyDialog.tsx';

const { key } = admin.terminal;
const terminal: PaymentCredential = {
  id: 3,
  name: 'Pokladna 1',
  keyId: 'key-abc',
  branchOfficeId: null,
  branchOfficeName: null,
  dateCreated: '2026-11-22T04:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const privateKey = '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----\n';
const onClose = vi.fn();

const api = createApi({ origin: '', lock: createSessionLock(), language: () => 'cs' });
const services: Services = {
  api,
  config: emptyConfig,
  notifications: createNotifications(),
  imageFormat: 'webp',
  theme: createTheme('light'),
  log: createClientLog(api),
  changeLanguage: async () => {},
  signOut: async () => {},
};
beforeEach(() =>
  render(
    <ServicesContext value={services}>
      <KeyDialog terminal={terminal} privateKey={privateKey} onClose={onClose} />
    </ServicesContext>,
  ),
);
afterEach(() => {
  cleanUp();
  onClose.mockClear();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name: name.replaceAll('\u00A0', ' ') });
const isAsked = () => page.getByRole('alertdialog').elements().length === 1;

test('a key nobody has taken is not closed without a question', async () => {
  await expect.element(page.getByTestId('private-key')).toBeVisible();
  await button(key.close).click();
  await expect.poll(isAsked).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await button(key.leave).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a key that was copied may go', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button(key.copy).click();
  expect(copied).toHaveBeenCalledWith(privateKey);
  await button(key.close).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(isAsked()).toBe(false);
});

test('a key that could not be copied is not taken', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await button(key.copy).click();
  await button(key.close).click();
  await expect.poll(isAsked).toBe(true);
});

test('a key that was downloaded may go; its file is called by its ID', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await button(key.download).click();
  expect(names).toEqual(['key-abc.pem']);
  await button(key.close).click();
  expect(onClose).toHaveBeenCalledOnce();
});
