import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { DateTimeField } from './DateTimeField.tsx';

afterEach(cleanUp);

const Page = ({
  initial,
  onChange,
  locale = 'cs',
}: {
  readonly initial: string | null;
  readonly onChange: (value: string | null) => void;
  readonly locale?: string;
}) => {
  const [value, setValue] = useState(initial);
  return (
    <DateTimeField
      label="Platí od"
      locale={locale}
      clearLabel="Smazat"
      timeZone="Europe/Prague"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

test('shows an instant in the time of Prague and gives an instant back', async () => {
  const onChange = vi.fn();
  render(<Page initial="2026-07-01T22:30:00.000Z" onChange={onChange} />);
  await expect.element(page.getByRole('spinbutton', { name: /^den/ })).toHaveTextContent('2');
  await expect.element(page.getByRole('spinbutton', { name: /^hodina/ })).toHaveTextContent('0');
  await page.getByRole('spinbutton', { name: /^den/ }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2026-07-02T22:30:00.000Z');
  await page.getByRole('button', { name: 'Smazat' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('an empty field filled by typing gives an instant', async () => {
  const onChange = vi.fn();
  render(<Page initial={null} onChange={onChange} />);
  await page.getByRole('spinbutton', { name: /^den/ }).click();
  await userEvent.keyboard('24122026' + '1800');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24T17:00:00.000Z');
});

test.each(['cs', 'sk', 'en'])(
  'a day is typed in the order it is shown in everywhere: day, month, year (%s)',
  async (locale) => {
    const onChange = vi.fn();
    render(<Page initial={null} onChange={onChange} locale={locale} />);
    await page.getByRole('spinbutton').first().click();
    await userEvent.keyboard('11122026' + '1800');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-11T17:00:00.000Z');
  },
);
