import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { LinkTabs, Tabs } from './Tabs.tsx';

afterEach(cleanUp);

const items = [
  { key: 'about', label: 'O partnerovi' },
  { key: 'off', label: 'Skryté', isDisabled: true },
  { key: 'offer', label: 'Co koupit' },
] as const;
type Key = (typeof items)[number]['key'];

const Page = () => {
  const [tab, setTab] = useState<Key>('about');
  return (
    <Tabs label="Partner" items={items} selected={tab} onSelect={setTab}>
      Obsah {tab}
    </Tabs>
  );
};

test('one tab is in the order of Tab, arrows move between those that are on', async () => {
  render(<Page />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('O partnerovi');
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(page.getByRole('tab', { name: 'Co koupit' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement?.textContent).toBe('Co koupit');
  await expect
    .element(page.getByRole('tabpanel', { name: 'Co koupit' }))
    .toHaveTextContent('Obsah offer');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('O partnerovi');
});

test('the tab one is on is seen where the row is longer than the screen', async () => {
  const links = ['Stav', 'Komponenty', 'Chyby v prohlížečích', 'Neodeslaná pošta'].map((label) => ({
    key: label,
    label,
    href: `#${label}`,
  }));
  render(
    <div style={{ inlineSize: '16rem' }}>
      <LinkTabs label="Pro vývojáře" items={links} selected="Neodeslaná pošta" />
    </div>,
  );
  const row = page.getByRole('list').element().getBoundingClientRect();
  const tab = page.getByRole('link', { name: 'Neodeslaná pošta' }).element();
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
});
