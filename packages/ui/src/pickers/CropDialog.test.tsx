import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { CropDialog } from './CropDialog.tsx';
import type { Crop } from './crop.ts';

afterEach(cleanUp);

const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">',
  '<rect width="600" height="400" fill="teal"/></svg>',
].join('');
const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
const texts = {
  title: 'Oříznout',
  close: 'Zavřít',
  save: 'Uložit',
  cancel: 'Zrušit',
  zoom: 'Přiblížení',
  help: 'Šipky posouvají',
  crops: 'Výřezy',
  reset: 'Celý',
};
const crops = [
  { name: 'card', label: 'Karta', aspect: 1.5 },
  { name: 'banner', label: 'Banner', aspect: 3 },
];

const open = async () => {
  const onSave = vi.fn<(crops: Readonly<Record<string, Crop>>) => void>();
  render(
    <CropDialog
      isOpen
      imageUrl={picture}
      crops={crops}
      texts={texts}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
  await expect.element(page.getByText('Uložit')).toBeEnabled();
  const saved = async () => {
    await page.getByText('Uložit').click();
    return onSave.mock.lastCall?.[0] ?? {};
  };
  return { saved };
};

test('starts with the biggest middle part for every named crop', async () => {
  const { saved } = await open();
  const { card, banner } = await saved();
  expect(card).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(banner).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
});

test('plus zooms, arrows move, and the crop keeps its ratio inside the picture', async () => {
  const { saved } = await open();
  page.getByRole('application').element().focus();
  await userEvent.keyboard('+++++');
  await expect.poll(async () => (await saved()).card?.width).toBeLessThan(0.7);
  const before = (await saved()).card;
  page.getByRole('application').element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(async () => (await saved()).card?.x).not.toBe(before?.x);
  const after = (await saved()).card;
  expect(((after?.width ?? 0) * 1.5) / (after?.height ?? 1)).toBeCloseTo(1.5, 1);
});
