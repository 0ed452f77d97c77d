import type { MediaRef } from '@cafeteria/contract';
import { onlineManager } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createApi, createSessionLock } from '../api/index.ts';
import { type Services, ServicesContext } from '../services.ts';
import { Picture } from './Picture.tsx';

/** An API that has no pictures: the address of nothing. */
const api = createApi({
  origin: 'http://localhost:1',
  lock: createSessionLock(),
  language: () => 'cs',
});
const services: Services = Object.assign(Object.create(null), { api, imageFormat: 'webp' });
const media: MediaRef = JSON.parse('{"uuid":"a","crops":{},"width":4,"height":3}');

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  onlineManager.setOnline(true);
});
const pictureOf = (shown: MediaRef | null) => (
  <ServicesContext value={services}>
    <Picture media={shown} fallback={<i>Sport</i>} widths={[64]} alt="" loading="eager" />
  </ServicesContext>
);
const placeOf = (): HTMLElement => document.body.appendChild(document.createElement('div'));
const show = (shown: MediaRef | null): void => {
  root = createRoot(placeOf());
  root.render(pictureOf(shown));
};

test('where there is no picture, its category stands', async () => {
  show(null);
  await expect.element(page.getByText('Sport')).toBeVisible();
});

test('a picture that does not come becomes its category, and is tried again with another connection', async () => {
  onlineManager.setOnline(false);
  show(media);
  const instead = page.getByText('Sport');
  await expect.element(instead).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  const isTriedAgain = new Promise((resolve) => {
    new MutationObserver(() => {
      if (document.querySelector('img')) resolve(true);
    }).observe(document.body, { childList: true, subtree: true });
  });
  onlineManager.setOnline(true);
  expect(await isTriedAgain).toBe(true);
  await expect.element(instead).toBeVisible();
});

test('a picture of a rendered page that failed before the scripts came becomes its category as well', async () => {
  const place = placeOf();
  place.innerHTML = renderToString(pictureOf(media));
  const picture = place.querySelector('img');
  await expect.poll(() => picture?.complete).toBe(true);
  root = hydrateRoot(place, pictureOf(media));
  await expect.element(page.getByText('Sport')).toBeVisible();
});
