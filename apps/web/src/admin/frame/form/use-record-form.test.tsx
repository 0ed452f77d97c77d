import { createI18n } from '@cafeteria/i18n';
import { useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { type Services, ServicesContext } from '../../../shared/services.ts';
import { TextsProvider } from '../../../shared/texts/index.ts';
import { cleanUp, render } from '../testing/render.tsx';
import { buildResource } from '../testing/resource.ts';
import type { Values } from '../widget.ts';
import { useRecordForm } from './use-record-form.ts';

afterEach(cleanUp);

const fields = ['note', 'name'] as const;
const widget = { empty: '', Edit: () => null, Show: () => null };
const resource = buildResource({
  schema: z.object({ note: z.string(), name: z.string() }),
  widgets: { note: widget, name: widget },
});
const services: Services = Object.assign(Object.create(null), {});
/** The server, which writes names in capitals and answers when it is told to. */
const server = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSave = async (values: Values): Promise<Values> => {
    const stored = { ...values, name: String(values.name).toUpperCase() };
    await promise;
    return stored;
  };
  return { onSave, answer: resolve };
};
const Field = ({ name }: { readonly name: string }) => {
  const { field } = useController({ name });
  return <input aria-label={name} {...field} />;
};
const Form = ({ onSave }: Pick<ReturnType<typeof server>, 'onSave'>) => {
  const [stored, setStored] = useState<Values>({ note: '', name: '' });
  const record = useRecordForm({
    resource,
    values: stored,
    isStored: true,
    isNew: false,
    onSave,
    onSaved: setStored,
  });
  const { form, save, state } = record;
  return (
    <FormProvider {...form}>
      {fields.map((field) => (
        <Field key={field} name={field} />
      ))}
      <button type="button" onClick={() => void save('STORE')}>
        save
      </button>
      <p>{`${state} ${form.formState.isDirty ? 'dirty' : 'clean'}`}</p>
    </FormProvider>
  );
};
const note = page.getByLabelText('note');
const name = page.getByLabelText('name');

test('what is typed while a form is being saved stays, and is not called saved', async () => {
  const { onSave, answer } = server();
  render(
    <ServicesContext value={services}>
      <TextsProvider i18n={createI18n('cs')}>
        <Form onSave={onSave} />
      </TextsProvider>
    </ServicesContext>,
  );
  await userEvent.fill(note, 'one');
  await userEvent.fill(name, 'eva');
  await page.getByRole('button').click();
  await expect.element(page.getByText('saving dirty')).toBeVisible();
  await userEvent.fill(note, 'one and two');
  answer();
  await expect.element(page.getByText('saved dirty')).toBeVisible();
  await expect.element(note).toHaveValue('one and two');
  // what was let be is as the server wrote it
  await expect.element(name).toHaveValue('EVA');
});
