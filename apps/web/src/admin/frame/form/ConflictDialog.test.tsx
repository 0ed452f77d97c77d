import { LocalizedText } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { buildResource } from '../testing/resource.ts';
import { LocalizedShow } from '../widgets/localized-text.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanUp);

const widget = {
  empty: '',
  Edit: () => null,
  Show: ({ value }: { value: unknown }) => <span>{String(value)}</span>,
};
const resource = buildResource({
  sections: [{ key: 'basics', fields: ['name', 'grade'] }],
  widgets: { name: widget, grade: widget },
});
const changes = [
  { field: 'name', mine: 'Moje jméno', theirs: 'Cizí jméno', isConflict: true },
  { field: 'grade', mine: 'A', theirs: 'B', isConflict: false },
];

test('shows both versions and gives back what was chosen', async () => {
  const onApply = vi.fn();
  render(
    <ConflictDialog
      resource={resource}
      isOpen
      changes={changes}
      onApply={onApply}
      onClose={() => undefined}
    />,
  );
  await expect.element(page.getByText('Cizí jméno')).toBeVisible();
  await expect.element(page.getByText('změněno jen v druhé verzi')).toBeVisible();
  await page.getByRole('radio', { name: 'Druhá verze' }).click({ force: true });
  await page.getByRole('button', { name: 'Převzít do formuláře' }).click();
  expect(onApply).toHaveBeenCalledWith({ name: 'theirs' });
});

test('of a text in three languages only those are shown that differ', async () => {
  const sentence = {
    ...widget,
    Show: ({ value }: { value: unknown }) => <LocalizedShow value={LocalizedText.parse(value)} />,
  };
  const mine = { cs: 'Moje věta', sk: 'Spoločná veta', en: 'The same sentence' };
  render(
    <ConflictDialog
      resource={{ ...resource, widgets: { name: sentence } }}
      isOpen
      changes={[{ field: 'name', mine, theirs: { ...mine, cs: 'Jejich věta' }, isConflict: true }]}
      onApply={() => undefined}
      onClose={() => undefined}
    />,
  );
  await expect.element(page.getByText('Jejich věta')).toBeVisible();
  await expect.element(page.getByText('Moje věta')).toBeVisible();
  expect(document.body.textContent).not.toContain('Spoločná');
  expect(document.body.textContent).not.toContain('sentence');
});
