import type { CreditPolicy } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { creditPolicy } from './credit-policy.tsx';
import { emailDomains } from './email-domains.tsx';

afterEach(cleanUp);
const domains = emailDomains();
const policy = creditPolicy();

test('domains may be parted as people part them', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(
    <WidgetHost<string[]> initial={['firma.cz']} label="Domény" onChange={onChange}>
      {(props) => <domains.Edit {...props} />}
    </WidgetHost>,
  );
  const field = page.getByRole('textbox', { name: 'Domény' });
  await expect.element(field).toHaveValue('firma.cz');
  await field.fill('firma.cz; firma.sk,  dcera.cz');
  expect(onChange).toHaveBeenLastCalledWith(['firma.cz', 'firma.sk', 'dcera.cz']);
  await expect.element(field).toHaveValue('firma.cz; firma.sk,  dcera.cz');
});

test('the rules of credits ask for what the chosen expiry needs', async () => {
  const onChange = vi.fn<(value: CreditPolicy) => void>();
  render(
    <WidgetHost initial={policy.empty} label="Pravidla" onChange={onChange}>
      {(props) => <policy.Edit {...props} />}
    </WidgetHost>,
  );
  await page.getByRole('combobox', { name: 'Kredity propadnou' }).selectOptions('MONTHS');
  await expect.element(page.getByRole('textbox', { name: 'Počet měsíců' })).toHaveValue('12');
  await page.getByRole('textbox', { name: 'Počet měsíců' }).fill('18');
  expect(onChange).toHaveBeenLastCalledWith({ ...policy.empty, expiry: 'MONTHS', months: 18 });
  await page.getByRole('combobox', { name: 'Kredity propadnou' }).selectOptions('NEVER');
  expect(onChange).toHaveBeenLastCalledWith({ ...policy.empty, expiry: 'NEVER', months: null });
  await page.getByRole('radio', { name: /zdaní/ }).click({ force: true });
  expect(onChange).toHaveBeenLastCalledWith({ ...policy.empty, expiry: 'NEVER', overLimit: 'TAX' });
});
