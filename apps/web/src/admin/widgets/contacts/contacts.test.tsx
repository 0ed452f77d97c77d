import type { Contact } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { ContactsEdit } from './ContactsEdit.tsx';

afterEach(cleanUp);

const phone: Contact = { type: 'TELEPHONE', value: '+420777123456', label: null };
const mail: Contact = { type: 'EMAIL', value: 'nic', label: null };

test('an error stands at the contact it belongs to', async () => {
  render(
    <WidgetHost initial={[phone, mail]} label="Kontakty" errors={{ '1.value': 'Zadejte e-mail.' }}>
      {(props) => <ContactsEdit {...props} />}
    </WidgetHost>,
  );
  const values = page.getByRole('textbox', { name: 'Kontakt' });
  await expect.element(values.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(values.nth(0)).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Zadejte e-mail.')).toBeVisible();
});
test('contacts are added, moved and removed', async () => {
  const onChange = vi.fn();
  render(
    <WidgetHost initial={[phone, mail]} label="Kontakty" onChange={onChange}>
      {(props) => <ContactsEdit {...props} />}
    </WidgetHost>,
  );
  await page.getByRole('button', { name: 'Posunout výš: nic' }).click();
  expect(onChange).toHaveBeenLastCalledWith([mail, phone]);
  await page.getByRole('button', { name: 'Přidat kontakt' }).click();
  expect(onChange).toHaveBeenLastCalledWith([mail, phone, { type: 'WWW', value: '', label: null }]);
  await page.getByRole('button', { name: 'Odebrat: nic' }).click();
  expect(onChange).toHaveBeenLastCalledWith([phone, { type: 'WWW', value: '', label: null }]);
});
test('a telephone is read in groups of three, not as one number', async () => {
  render(
    <WidgetHost initial={[phone, mail]} label="Kontakty">
      {(props) => <ContactsEdit {...props} />}
    </WidgetHost>,
  );
  const remove = page.getByRole('button', { name: 'Odebrat: +420 777 123 456' });
  await expect.element(remove).toBeVisible();
});
