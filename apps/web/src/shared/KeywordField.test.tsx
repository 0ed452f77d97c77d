import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KeywordField } from './KeywordField.tsx';

let root: Root | undefined;
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => root?.unmount());

const onChange = vi.fn<(value: string | undefined) => void>();
const show = (value: string): void => {
  root ??= createRoot(host);
  const field = (
    <KeywordField label="Hledat" clearLabel="Smazat" value={value} onChange={onChange} />
  );
  flushSync(() => root?.render(field));
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 800));

it('what was typed is not looked for once the back button has gone elsewhere within the pause', async () => {
  show('padel');
  const field = page.getByRole('searchbox');
  await field.fill('padel klec');
  show('');
  await expect.element(field).toHaveValue('');
  await pause();
  expect(onChange).not.toHaveBeenCalled();
  await field.fill('joga');
  await pause();
  expect(onChange.mock.calls).toEqual([['joga']]);
  // what comes back is what was sent: what goes on being typed meanwhile stays
  await field.fill('joga pro');
  show('joga');
  await expect.element(field).toHaveValue('joga pro');
  await pause();
  expect(onChange.mock.lastCall).toEqual(['joga pro']);
});
