import { createI18n } from '@cafeteria/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import profile from '../../../../../../../packages/i18n/locales/cs/profile.json';
import { type Services, ServicesContext } from '../../../../shared/services.ts';
import { meQuery } from '../../../../shared/session/index.ts';
import { TextsProvider } from '../../../../shared/texts/index.ts';
import { useKept } from './use-kept.ts';

const host = document.body.appendChild(document.createElement('div'));
const tell = vi.fn();
const state = { isLost: false };
// oxlint-disable-next-line typescript/consistent-type-assertions -- what the hook reads of the services
const services = {
  api: { lock: { isHeld: () => state.isLost } },
  notifications: { add: tell },
} as unknown as Services;
const Section = () => {
  const form = useForm({ values: { street: 'Krátká', city: 'Brno' } });
  useKept(form, 'address');
  return (
    <form>
      <input aria-label="street" {...form.register('street')} />
      <button type="button" onClick={() => form.reset(form.getValues())}>
        save
      </button>
      <output>{String(form.formState.isDirty)}</output>
    </form>
  );
};
const open = (): Root => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'profile', profile);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(meQuery.queryKey, null);
  const root = createRoot(host);
  root.render(
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>
        <TextsProvider i18n={i18n}>
          <Section />
        </TextsProvider>
      </ServicesContext>
    </QueryClientProvider>,
  );
  return root;
};
const street = () => page.getByLabelText('street');
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => {
  localStorage.clear();
  tell.mockClear();
  state.isLost = false;
});
test('what was typed is back, with a word, when the session was lost meanwhile', async () => {
  const before = open();
  await street().fill('Dlouhá');
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  state.isLost = true;
  before.unmount();
  state.isLost = false;
  const after = open();
  await expect.element(street()).toHaveValue('Dlouhá');
  await expect.element(page.getByRole('status')).toHaveTextContent('true');
  expect(tell).toHaveBeenCalledExactlyOnceWith('info', profile.personal.putBack);
  await page.getByText('save').click();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  after.unmount();
});
test('what was left on purpose is not', async () => {
  const before = open();
  await street().fill('Dlouhá');
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  before.unmount();
  expect(kept()).toEqual([]);
  const after = open();
  await expect.element(street()).toHaveValue('Krátká');
  expect(tell).not.toHaveBeenCalled();
  after.unmount();
});
