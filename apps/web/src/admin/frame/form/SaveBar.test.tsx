import * as z from 'zod/mini';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { cleanUp, render } from '../testing/render.tsx';
import { buildResource } from '../testing/resource.ts';
import type { Values } from '../widget.ts';
import { SaveBar } from './SaveBar.tsx';
import { type SaveMode, useRecordForm } from './use-record-form.ts';

afterEach(cleanUp);

const resource = buildResource({ schema: z.object({ name: z.string() }) });

type Props = { readonly onSave: (values: Values, mode: SaveMode) => Promise<Values> };
const Bar = ({ onSave }: Props) => {
  const { form, save, state, sent } = useRecordForm({
    resource,
    values: { name: 'A' },
    isStored: true,
    isNew: false,
    onSave,
    onSaved: () => undefined,
  });
  return (
    <FormProvider {...form}>
      <input aria-label="name" {...form.register('name')} />
      <SaveBar
        state={state}
        sent={sent}
        isNew={false}
        mode="STORE"
        onSave={(mode) => void save(mode)}
      />
      <button type="button" onClick={() => void save('STORE')}>
        twice
      </button>
    </FormProvider>
  );
};
const services: Services = Object.create(null);
/** The bar, with a save that ends when it is told. */
const waiting = () => {
  const { promise, resolve } = Promise.withResolvers<Values>();
  const onSave = vi.fn(() => promise);
  render(
    <ServicesContext value={services}>
      <Bar onSave={onSave} />
    </ServicesContext>,
  );
  return { onSave, end: () => resolve({ name: 'A' }) };
};

test('the button that was pressed is the one that turns, and the other one waits', async () => {
  const { onSave, end } = waiting();
  const copy = page.getByRole('button', { name: 'Uložit jako kopii' });
  const store = page.getByRole('button', { name: 'Uložit', exact: true });
  await copy.click();
  await expect.element(copy).toHaveAttribute('aria-busy', 'true');
  await expect.element(store).not.toHaveAttribute('aria-busy');
  await expect.element(store).toHaveAttribute('aria-disabled', 'true');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'A' }, 'COPY');
  end();
  await expect.element(copy).not.toHaveAttribute('aria-busy');
});

test('what is pressed twice before the page has drawn anything is saved once', async () => {
  const { onSave, end } = waiting();
  await page.getByLabelText('name').fill('B');
  const twice = page.getByRole('button', { name: 'twice' }).element();
  for (const _ of [1, 2]) twice.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onSave).toHaveBeenCalledOnce();
  end();
});
