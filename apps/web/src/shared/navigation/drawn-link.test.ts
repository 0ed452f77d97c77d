import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppLink } from './AppLink.tsx';

const here = '/sport-6?sort=NAME';
const addresses = [
  '/',
  here,
  '/sport-6',
  '/sport-6?sort=RATING',
  '/sport-6?sort=NAME#map',
  '/partner/kavárna-12/offer-3',
  '/partner/kav%C3%A1rna-12?payment=BENEFIT_CARD,VOUCHER&page=2',
  '/search?keyword=k%C3%A1va%20%26%20dort+a',
  '/search?keyword=káva&empty=',
];
const exact = { exact: true, includeSearch: true } as const;

const draw = async (links: ReactNode): Promise<string[]> => {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => links }),
    history: createMemoryHistory({ initialEntries: [here] }),
    isServer: true,
  });
  await router.load();
  const html = renderToString(createElement(RouterProvider, { router }));
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
    [...attributes.matchAll(/[\w-]+="[^"]*"/g)].toSorted().join(' '),
  );
};

it('draws each link on the server as the router would', async () => {
  const drawn = (): Promise<string[]> =>
    draw(
      addresses.map((href) =>
        createElement(AppLink, { key: href, className: 'x', href, replace: true }),
      ),
    );
  const expected = await draw(
    addresses.map((href) => {
      const options: object = { key: href, href, activeOptions: exact, className: 'x' };
      return createElement(Link, options);
    }),
  );
  expect(expected).toHaveLength(addresses.length);
  expect(await drawn()).toEqual(expected);
  // what is known of an address from the page before
  expect(await drawn()).toEqual(expected);
  expect(expected.filter((link) => link.includes('aria-current'))).toHaveLength(2);
});
