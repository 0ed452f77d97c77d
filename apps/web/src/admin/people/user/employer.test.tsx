import { QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createApi,
  createQueryClient,
  createSessionLock,
  type Transport,
} from '../../../shared/api/index.ts';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { employer } from './employer.tsx';

afterEach(cleanUp);
const { Edit } = employer();

const company = (id: number, name: string) => ({ id, name, registrationNumber: `0000000${id}` });
/** Client 5 employs people by companies 1 and 2; company 3 is another client's. */
const stored: Readonly<Record<string, object>> = {
  '/api/admin/client/5': { id: 5, name: 'Nová', employerCompanyIds: [1, 2] },
  '/api/admin/company/1': company(1, 'Výroba'),
  '/api/admin/company/2': company(2, 'Obchod'),
  '/api/admin/company/3': company(3, 'Bývalá'),
};
const transport: Transport = async (url) => Response.json(stored[url]);

const Form = ({
  initial,
  onChange,
}: {
  initial: number;
  onChange: (id: number | null) => void;
}) => (
  <FormProvider {...useForm({ defaultValues: { clientId: 5 } })}>
    <WidgetHost<number | null> initial={initial} label="Společnost" onChange={onChange}>
      {(props) => <Edit {...props} />}
    </WidgetHost>
  </FormProvider>
);
const start = (initial: number) => {
  const api = createApi({ origin: '', lock: createSessionLock(), language: () => 'cs', transport });
  const onChange = vi.fn<(id: number | null) => void>();
  render(
    <QueryClientProvider client={createQueryClient(api)}>
      <Form initial={initial} onChange={onChange} />
    </QueryClientProvider>,
  );
  return { field: page.getByRole('combobox', { name: 'Společnost' }), onChange };
};
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

test('of the companies of the chosen employer one is chosen', async () => {
  const { field } = start(2);
  await expect.poll(offered).toEqual(['nevyplněno', 'Výroba (00000001)', 'Obchod (00000002)']);
  await expect.element(field).toHaveValue('2');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a company of the employer before is shown by its name, with the reason why it cannot stay', async () => {
  const { field, onChange } = start(3);
  await expect.poll(offered).toContain('Bývalá (00000003)');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByText(/^Bývalá \(00000003\)\sk\stomuto\szaměstnavateli\snepatří/))
    .toBeVisible();
  await field.selectOptions('1');
  expect(onChange).toHaveBeenLastCalledWith(1);
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect.poll(offered).not.toContain('Bývalá (00000003)');
});
