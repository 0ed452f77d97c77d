import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../overlay/Dialog.tsx';
import { cleanUp, render } from '../test/render.tsx';
import { ComboBox, type ComboBoxItem } from './ComboBox.tsx';
import { MultiSelect } from './MultiSelect.tsx';

afterEach(cleanUp);

/** Away from the edge as a field of the product is: a list wider than its page moves the page, which closes it. */
const show = (element: ReactNode) => render(<div style={{ padding: 48 }}>{element}</div>);

const partners = [
  { key: '1', label: 'Knihy Kohout' },
  { key: '2', label: 'Lázně Ľubochňa' },
  { key: '3', label: 'Plavecký stadion' },
];
const texts = { locale: 'cs', emptyText: 'Nic takového', loadingText: 'Načítá se' };

const Single = ({ onSelect }: { readonly onSelect: (key: string | null) => void }) => {
  const [text, setText] = useState('');
  const [key, setKey] = useState<string | null>(null);
  const found = partners.filter((partner) =>
    partner.label.toLowerCase().includes(text.toLowerCase()),
  );
  const select = (next: string | null) => {
    setKey(next);
    setText(partners.find((partner) => partner.key === next)?.label ?? '');
    onSelect(next);
  };
  return (
    <ComboBox
      label="Partner"
      error="Vyberte partnera"
      {...texts}
      items={found}
      inputValue={text}
      onInputChange={setText}
      selectedKey={key}
      onSelect={select}
    />
  );
};

test('typing narrows the list, arrows and Enter pick', async () => {
  const onSelect = vi.fn();
  show(<Single onSelect={onSelect} />);
  const input = page.getByRole('combobox', { name: 'Partner' });
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await input.click();
  await userEvent.keyboard('láz');
  await expect.element(page.getByRole('option', { name: 'Lázně Ľubochňa' })).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2');
  await expect.element(input).toHaveValue('Lázně Ľubochňa');
});

test('a short form of a company is not broken', async () => {
  show(
    <ComboBox
      label="Firma"
      {...texts}
      items={[{ key: '1', label: 'Sklárny Javořice, a. s.' }]}
      inputValue=""
      onInputChange={() => undefined}
      selectedKey={null}
      onSelect={() => undefined}
      testId="company"
    />,
  );
  const input = page.getByRole('combobox');
  await input.click();
  const option = page.getByRole('option');
  await expect.element(option).toBeVisible();
  expect(option.element().textContent).toContain('Javořice, a.\u00A0s.');
});

test('says so when nothing fits', async () => {
  show(<Single onSelect={() => undefined} />);
  await page.getByRole('combobox').click();
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('Nic takového')).toBeVisible();
});

test('what is picked becomes a tag that can be taken away', async () => {
  const Several = () => {
    const [chosen, setChosen] = useState<readonly ComboBoxItem[]>([]);
    return (
      <MultiSelect
        label="Partneři"
        {...texts}
        items={partners}
        selected={chosen}
        onChange={setChosen}
        removeLabel={(item) => `Odebrat ${item.label}`}
      />
    );
  };
  show(<Several />);
  await page.getByRole('combobox').click();
  await userEvent.keyboard('lubochna{ArrowDown}{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Odebrat Lázně Ľubochňa' })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('');
  await page.getByRole('button', { name: 'Odebrat Lázně Ľubochňa' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Odebrat Lázně Ľubochňa' }))
    .not.toBeInTheDocument();
});

test('works inside a dialog, where the rest of the page is inert', async () => {
  const onSelect = vi.fn();
  render(
    <Dialog isOpen title="Přesunout" closeLabel="Zavřít" onClose={() => undefined}>
      <Single onSelect={onSelect} />
    </Dialog>,
  );
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Plavecký stadion' }).click();
  expect(onSelect).toHaveBeenCalledWith('3');
});

const Several = () => {
  const [selected, setSelected] = useState<readonly ComboBoxItem[]>(partners);
  return (
    <MultiSelect
      label="Partneři"
      {...texts}
      items={partners}
      selected={selected}
      onChange={setSelected}
      removeLabel={({ label }) => `Odebrat ${label}`}
    />
  );
};

test('the focus goes to the next tag when one is removed, and to the field after the last', async () => {
  show(<Several />);
  const remove = page.getByRole('button', { name: 'Odebrat Lázně Ľubochňa' });
  await expect.element(remove).toBeVisible();
  const button = remove.element();
  if (button instanceof HTMLElement) button.focus();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Odebrat Plavecký stadion');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Odebrat Knihy Kohout');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.role ?? '').toBe('combobox');
});
