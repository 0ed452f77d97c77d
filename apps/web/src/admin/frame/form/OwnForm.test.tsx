import type { Me } from '@cafeteria/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { useRef } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createApi, createQueryClient, createSessionLock } from '../../../shared/api/index.ts';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { meQuery } from '../../../shared/session/index.ts';
import { cleanUp, render } from '../testing/render.tsx';
import { OwnForm } from './OwnForm.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

const clear = (): void => localStorage.clear();
beforeEach(clear);
afterEach(() => {
  cleanUp();
  // what is kept belongs to every test in this browser
  clear();
});

const stored = { note: '' };
const Form = () => {
  const form = useForm<FieldValues>({ defaultValues: stored });
  return (
    <OwnForm form={form} stored={stored} onSend={() => Promise.resolve(undefined)}>
      <input aria-label="note" {...form.register('note')} />
    </OwnForm>
  );
};

/** The form on two pages, opened at an address. */
const start = (address: string, component: RouteComponent = Form) => {
  const api = createApi({
    origin: '',
    lock: createSessionLock(),
    language: () => 'cs',
    transport: () => new Promise(() => {}),
  });
  const services: Services = Object.assign(Object.create(null), { api });
  const queries = createQueryClient(api);
  const me: Me = Object.assign(Object.create(null), { id: 1 });
  queries.setQueryData(meQuery.queryKey, me);
  const root = createRootRoute();
  const pageAt = (path: string) => createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([pageAt('/grant'), pageAt('/grant/create')]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesContext>,
  );
  return router;
};
const note = page.getByLabelText('note');
const offer = page.getByRole('button', { name: 'Obnovit' });
const question = page.getByRole('alertdialog');
const type = async (): Promise<void> => {
  await userEvent.fill(note, 'begun');
};

test('what was begun is offered where it was typed, and on no other page nor of another record', async () => {
  start('/grant/create?userId=2');
  await type();
  cleanUp();
  for (const other of ['/grant/create?userId=3', '/grant/create', '/grant?userId=2']) {
    start(other);
    await expect.element(note).toHaveValue('');
    expect([other, offer.elements().length]).toEqual([other, 0]);
    cleanUp();
  }
  start('/grant/create?userId=2');
  await offer.click();
  await expect.element(note).toHaveValue('begun');
});

test('who turns to another record of the same page is asked first, and who stays is not', async () => {
  const router = start('/grant/create?userId=2');
  await type();
  void router.navigate({ href: '/grant/create?userId=3' });
  await expect.element(question).toBeVisible();
  expect(router.history.location.href).toBe('/grant/create?userId=2');
  cleanUp();
  const same = start('/grant/create?userId=2');
  await type();
  await same.navigate({ href: '/grant/create?userId=2#below' });
  expect(question.elements()).toHaveLength(0);
  expect(same.history.location.href).toBe('/grant/create?userId=2#below');
});

/** The record's form, whose save is answered when a test says so. */
const Saving = ({ answer }: { readonly answer: Promise<void> }) => {
  const form = useForm<FieldValues>({ defaultValues: stored });
  const isLeaving = useRef(false);
  const save = form.handleSubmit(async (values) => {
    await answer;
    form.reset(values);
  });
  return (
    <FormProvider {...form}>
      <UnsavedGuard isLeaving={isLeaving} onLeave={() => {}} />
      <input aria-label="note" {...form.register('note')} />
      <button type="button" onClick={() => void save().catch(() => {})}>
        save
      </button>
    </FormProvider>
  );
};

test('who turns elsewhere while it is being saved goes there when it is, and is asked when it is not', async () => {
  const first = Promise.withResolvers<void>();
  const router = start('/grant', () => <Saving answer={first.promise} />);
  await type();
  await page.getByRole('button', { name: 'save' }).click();
  void router.navigate({ href: '/grant/create' });
  await expect.poll(() => router.history.location.href).toBe('/grant');
  expect(question.elements()).toHaveLength(0);
  first.resolve();
  await expect.poll(() => router.history.location.href).toBe('/grant/create');
  cleanUp();
  const second = Promise.withResolvers<void>();
  const refused = start('/grant', () => <Saving answer={second.promise} />);
  await type();
  await page.getByRole('button', { name: 'save' }).click();
  void refused.navigate({ href: '/grant/create' });
  second.reject(new Error('refused'));
  await expect.element(question).toBeVisible();
  expect(refused.history.location.href).toBe('/grant');
});
