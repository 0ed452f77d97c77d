import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { DayField } from './DayField.tsx';

afterEach(cleanUp);

test('a day is shown as that day and given back as one, in the spelling of its language', async () => {
  const onChange = vi.fn();
  render(
    <DayField
      label="Od"
      locale="cs"
      clearLabel="Smazat"
      value="2026-03-29"
      max="2026-12-31"
      onChange={onChange}
    />,
  );
  const segments = page.getByRole('spinbutton').elements();
  expect(segments.map(({ textContent }) => textContent)).toEqual(['29', '3', '2026']);
  await page.getByRole('spinbutton', { name: /^den/ }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-30');
});
