import { api } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const galleryOf = async (environment: Readonly<Record<string, string>>) => {
  const admin = await (await openTestApp(environment)).signedIn('admin');
  return (await admin.call(api.config.version, {})).body.hasGallery;
};

it('components are shown to who builds with them, and not where people use the portal', async () => {
  expect(await galleryOf({})).toBe(true);
  expect(await galleryOf({ ENVIRONMENT: 'PROD' })).toBe(false);
});
