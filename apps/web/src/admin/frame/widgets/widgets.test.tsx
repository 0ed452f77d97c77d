import type { LocalizedText, Money } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../testing/render.tsx';
import { localizedText } from './localized-text.tsx';
import { MoneyField } from './amount.tsx';
import { text } from './text.tsx';

afterEach(cleanUp);

const money = (initial: Money | null, onChange: (value: Money | null) => void) =>
  render(
    <WidgetHost initial={initial} label="Cena" onChange={onChange}>
      {(props) => <MoneyField {...props} currency="CZK" />}
    </WidgetHost>,
  );

test('an amount is typed with a decimal comma and kept in minor units', async () => {
  const onChange = vi.fn();
  money(null, onChange);
  await page.getByRole('textbox', { name: 'Cena' }).fill('1 290,50');
  expect(onChange).toHaveBeenLastCalledWith({ amount: 129_050, currency: 'CZK' });
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveValue('1290,50');
});
test('what is no amount stays as it was typed and is called wrong when it is left', async () => {
  money({ amount: 59_000, currency: 'EUR' }, () => undefined);
  await expect.element(page.getByText('€')).toBeVisible();
  await page.getByRole('textbox').fill('dvacet');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveValue('dvacet');
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});
test('an emptied amount is none', async () => {
  const onChange = vi.fn();
  money({ amount: 59_000, currency: 'CZK' }, onChange);
  await page.getByRole('textbox').fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a telephone number is read in its field as it is elsewhere, and kept as it is typed', async () => {
  const { Edit: Phone } = text({ type: 'tel' });
  const onChange = vi.fn();
  render(
    <WidgetHost initial="+420555000400" label="Telefon" onChange={onChange}>
      {(props) => <Phone {...props} />}
    </WidgetHost>,
  );
  const field = page.getByRole('textbox', { name: 'Telefon' });
  await expect.element(field).toHaveValue('+420\u00A0555\u00A0000\u00A0400');
  await field.fill('+421 900');
  expect(onChange).toHaveBeenLastCalledWith('+421 900');
  await expect.element(field).toHaveValue('+421 900');
});

const { Edit } = localizedText();
const named: LocalizedText = { cs: 'Kino', sk: null, en: 'Cinema' };

test('each language has its own text, and the missing one says so', async () => {
  const onChange = vi.fn<(value: LocalizedText) => void>();
  render(
    <WidgetHost initial={named} label="Název" onChange={onChange}>
      {(props) => <Edit {...props} />}
    </WidgetHost>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Název' })).toHaveValue('Kino');
  await expect
    .element(page.getByRole('radio', { name: 'SK Chybí text: slovenština' }))
    .toBeVisible();
  await page.getByRole('radio', { name: /^SK/ }).click();
  await page.getByRole('textbox', { name: 'Název' }).fill('Kino SK');
  expect(onChange).toHaveBeenLastCalledWith({ cs: 'Kino', sk: 'Kino SK', en: 'Cinema' });
});
test('after an attempt to save, the wrong language is the one in sight', async () => {
  render(
    <WidgetHost initial={named} label="Název" errors={{ en: 'Nejvýš 120 znaků.' }} attempts={1}>
      {(props) => <Edit {...props} />}
    </WidgetHost>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Název' })).toHaveValue('Cinema');
  await expect.element(page.getByText('Nejvýš 120 znaků.')).toBeVisible();
});
