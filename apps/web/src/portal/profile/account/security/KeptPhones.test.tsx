import { createI18n } from '@cafeteria/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import common from '../../../../../../../packages/i18n/locales/cs/common.json';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import { createApi, createQueryClient, createSessionLock } from '../../../../shared/api/index.ts';
import { createClientLog } from '../../../../shared/client-log.ts';
import { emptyConfig } from '../../../../shared/empty-config.ts';
import { createNotifications } from '../../../../shared/notifications/index.ts';
import { createTheme } from '../../../../shared/preferences/index.ts';
import { ServicesContext } from '../../../../shared/services.ts';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { KeptPhones } from './KeptPhones.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const phone = (id: number, name: string, status = 'ACTIVE') => ({ id, name, model: name, status });
const Form = () => {
  const [ids, setIds] = useState<readonly number[]>([]);
  return (
    <>
      <KeptPhones kept={ids} onChange={setIds} />
      <output>{ids.join(' ')}</output>
    </>
  );
};
/** The boxes over a server that answers with these phones, or not at all. */
const start = (answers: readonly (object | undefined)[]): void => {
  const waiting = [...answers];
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: async () => {
      const answer = waiting.shift();
      return answer ? Response.json(answer) : Response.json({}, { status: 422 });
    },
  });
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', common);
  i18n.addResourceBundle('cs', 'profile', profile);
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
          <Form />
        </ServicesContext>
      </QueryClientProvider>
    </TextsProvider>,
  );
};

test('phones that pay have a box each, and none is kept before it is ticked', async () => {
  start([[phone(1, 'Růžovka'), phone(2, 'Služební'), phone(3, 'Starý', 'BLOCKED')]]);
  const first = page.getByRole('checkbox', { name: 'Růžovka' });
  await expect.element(first).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Služební' })).not.toBeChecked();
  expect(page.getByRole('checkbox').elements()).toHaveLength(2);
  await first.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  await first.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('what could not be loaded is said, with what it means, and is tried again', async () => {
  start([undefined, [phone(1, 'Růžovka')]]);
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Růžovka' })).toBeVisible();
});
