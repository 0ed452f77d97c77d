import { readFile } from 'node:fs/promises';
import { languages } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { icons, installedColours, manifestOf } from './installable.ts';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

test.each(languages)(
  'the app installed in %s is called as the portal is, and leads to paying and the map',
  async (language) => {
    const { appName, money, navigation } = JSON.parse(
      await read(`../../packages/i18n/locales/${language}/common.json`),
    );
    const manifest = await manifestOf(language);
    expect(manifest).toMatchObject({ name: appName, short_name: appName, lang: language });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [money.pay, '/profile/balance?pay=1'],
      [navigation.map, '/map'],
    ]);
  },
);

test('a device gets an icon it may cut round, and pictures where it draws no SVG', () => {
  expect(icons.map(({ size, purpose }) => [size, purpose])).toEqual([
    [192, undefined],
    [512, undefined],
    [512, 'maskable'],
  ]);
});

test('the icon is the sign of the header, in the colours of the tokens', async () => {
  const [icon, sign, brand, tokens] = await Promise.all([
    read('public/icon.svg'),
    read('src/portal/shell/Brand.tsx'),
    read('../../packages/ui/src/styles/brand.css'),
    read('../../packages/ui/src/styles/tokens.css'),
  ]);
  const paths = [...sign.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(icon).toContain(`d="${path}"`);
  expect(brand).toContain(`--brand: light-dark(${installedColours.theme},`);
  expect(icon).toContain(installedColours.theme);
  expect(tokens).toContain(`--paper: light-dark(${installedColours.background},`);
});
