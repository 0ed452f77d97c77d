import { createI18n } from '@cafeteria/i18n';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextsProvider } from '../texts/index.ts';
import { DayField } from './index.ts';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const Sample = ({ first }: { readonly first: string | null }) => {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField label="Od" clearLabel="Smazat den" value={day} onChange={setDay} />
      <output>{day ?? 'kdykoli'}</output>
    </>
  );
};
const show = (first: string | null): void => {
  root = createRoot(host);
  root.render(
    <TextsProvider i18n={createI18n('cs')}>
      <Sample first={first} />
    </TextsProvider>,
  );
};
const shown = () =>
  [...host.querySelectorAll('[role=spinbutton]')].map(({ textContent }) => textContent).join('-');

it('shows a day as Czech writes it, whatever the browser speaks', async () => {
  show('2026-11-02');
  await expect.poll(shown).toBe('2-11-2026');
});

it('takes a day that is typed, and gives it back as it is kept', async () => {
  show('2026-11-02');
  await userEvent.click(page.getByRole('spinbutton').first());
  await userEvent.keyboard('15');
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-11-15');
});

it('can be emptied', async () => {
  show('2026-11-02');
  await userEvent.click(page.getByRole('button', { name: 'Smazat den' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('kdykoli');
});
