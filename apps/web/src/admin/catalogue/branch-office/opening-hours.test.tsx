import type { OpeningHours } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { emptyOpeningHours } from './opening-hours.ts';
import { OpeningHoursEdit } from './OpeningHoursEdit.tsx';

afterEach(cleanUp);

const show = (
  initial: OpeningHours | null,
  onChange: (value: OpeningHours | null) => void,
  errors = {},
) =>
  render(
    <WidgetHost initial={initial} label="Otevírací doba" onChange={onChange} errors={errors}>
      {(props) => <OpeningHoursEdit {...props} />}
    </WidgetHost>,
  );

test('unknown hours are told from closed days', async () => {
  const onChange = vi.fn();
  show(null, onChange);
  await page.getByRole('checkbox').click();
  expect(onChange).toHaveBeenLastCalledWith(emptyOpeningHours);
  expect(page.getByText('Zavřeno').elements()).toHaveLength(7);
});
test('a time may be typed short, and a day be copied to the workdays', async () => {
  const onChange = vi.fn();
  show(emptyOpeningHours, onChange);
  await page.getByRole('button', { name: 'Přidat interval: Pondělí' }).click();
  await page.getByRole('textbox', { name: 'Pondělí, 1. interval, od' }).fill('930');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Kopírovat na jiné dny: Pondělí' }).click();
  await page.getByRole('button', { name: 'Na pracovní dny' }).click();
  const day = [{ from: '09:30', to: '17:00' }];
  expect(onChange).toHaveBeenLastCalledWith({
    ...emptyOpeningHours,
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
  });
});
test('an error stands at the time it belongs to', async () => {
  show({ ...emptyOpeningHours, tue: [{ from: '10:00', to: '09:00' }] }, () => undefined, {
    'tue.0.to': 'Konec musí být po začátku.',
  });
  await expect
    .element(page.getByRole('textbox', { name: 'Úterý, 1. interval, do' }))
    .toHaveAttribute('aria-invalid', 'true');
});
