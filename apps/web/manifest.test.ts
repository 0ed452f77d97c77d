import { readFile } from 'node:fs/promises';
import { languages } from '@cafeteria/contract';
import { expect, test } from 'vitest';

const readJson = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

test.each(languages)('the app installed in %s is called as the portal is', async (language) => {
  const { appName } = await readJson(`../../packages/i18n/locales/${language}/common.json`);
  const manifest = await readJson(`public/manifest.${language}.webmanifest`);
  expect(manifest).toMatchObject({ name: appName, short_name: appName, lang: language });
});
