import type { BankAccount, ContactPerson } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { bankAccount } from './bank-widgets.tsx';
import { contactPersons } from './contact-persons.tsx';

afterEach(cleanUp);
const account = bankAccount();
const people = contactPersons();

test('an account is typed in its three parts, and emptied it is none', async () => {
  const onChange = vi.fn<(value: BankAccount | null) => void>();
  render(
    <WidgetHost<BankAccount | null> initial={null} label="Číslo účtu" onChange={onChange}>
      {(props) => <account.Edit {...props} />}
    </WidgetHost>,
  );
  await page.getByRole('textbox', { name: 'Předčíslí' }).fill('19');
  await page.getByRole('textbox', { name: 'Číslo', exact: true }).fill('2000145399');
  await page.getByRole('textbox', { name: 'Kód banky' }).fill('0800');
  expect(onChange).toHaveBeenLastCalledWith({
    prefix: '19',
    number: '2000145399',
    bankCode: '0800',
  });
  for (const name of ['Předčíslí', 'Číslo', 'Kód banky'])
    await page.getByRole('textbox', { name, exact: true }).fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a wrong part of an account is told beside it', async () => {
  render(
    <WidgetHost<BankAccount | null>
      initial={{ prefix: null, number: '20', bankCode: '2700' }}
      label="Číslo účtu"
      errors={{ number: 'Číslo účtu nesouhlasí.' }}
    >
      {(props) => <account.Edit {...props} />}
    </WidgetHost>,
  );
  await expect
    .element(page.getByRole('textbox', { name: 'Číslo', exact: true }))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Číslo účtu nesouhlasí.')).toBeVisible();
});

test('contact persons are added and removed; the new one has the focus', async () => {
  const onChange = vi.fn<(value: ContactPerson[]) => void>();
  const jana: ContactPerson = {
    firstName: 'Jana',
    lastName: 'Malá',
    email: null,
    phone: null,
    role: 'účetní',
  };
  render(
    <WidgetHost initial={[jana]} label="Kontaktní osoby" onChange={onChange}>
      {(props) => <people.Edit {...props} />}
    </WidgetHost>,
  );
  await page.getByRole('button', { name: 'Přidat osobu' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Jméno' }).nth(1)).toHaveFocus();
  await page.getByRole('button', { name: 'Odebrat: Jana Malá' }).click();
  expect(onChange).toHaveBeenLastCalledWith([
    { firstName: '', lastName: '', email: null, phone: null, role: null },
  ]);
});
