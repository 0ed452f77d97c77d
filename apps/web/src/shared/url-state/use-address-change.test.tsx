import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { stringifySearch } from './search.ts';
import { type ChangeAddress, useAddressChange } from './use-address-change.ts';

let close = (): void => undefined;
afterEach(() => close());

/** A list at `path` and another page whose data never comes, so that the reader stays on the way to it. */
const start = async (path: string, at: string) => {
  const drawn = new Set<ChangeAddress>();
  const List = () => {
    const change = useAddressChange();
    useEffect(() => void drawn.add(change), [change]);
    return <p>list</p>;
  };
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path, component: List });
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/elsewhere',
    loader: () => new Promise<never>(() => {}),
  });
  const router = createRouter({
    routeTree: root.addChildren([list, slow]),
    history: createMemoryHistory({ initialEntries: ['/before', at], initialIndex: 1 }),
    defaultPendingMs: 60_000,
  });
  const host = document.body.appendChild(document.createElement('div'));
  const page = createRoot(host);
  close = () => {
    page.unmount();
    host.remove();
  };
  flushSync(() => page.render(<RouterProvider router={router} />));
  await vi.waitFor(() => expect(host.textContent).toBe('list'));
  const add = (part: Readonly<Record<string, string>>, options?: { readonly replace: boolean }) =>
    [...drawn].at(-1)?.(
      (now) => `${at.split('?')[0]}${stringifySearch({ ...now, ...part })}`,
      options,
    );
  return { router, add };
};

test.each(['/list', '/klec-na-%C5%A1pi%C4%8Dce'])(
  'of two filters pressed at once on %s none is lost, and back leaves the list',
  async (path) => {
    const { router, add } = await start('/$name', `${path}?active=ACTIVE`);
    add({ category: 'SPORT' });
    add({ keyword: 'padel' });
    await vi.waitFor(() =>
      expect(router.history.location.href).toBe(
        `${path}?active=ACTIVE&category=SPORT&keyword=padel`,
      ),
    );
    router.history.back();
    expect(router.history.location.pathname).toBe('/before');
  },
);

test('what is typed last does not bring back who is on the way to another page', async () => {
  const { router, add } = await start('/list', '/list');
  void router.navigate({ href: '/elsewhere' });
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/elsewhere'));
  add({ keyword: 'padel' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.history.location.href).toBe('/elsewhere');
});

test('a change that is a step of its own can be taken back', async () => {
  const { router, add } = await start('/list', '/list');
  add({ from: '2026-01-01' }, { replace: false });
  await vi.waitFor(() => expect(router.history.location.href).toBe('/list?from=2026-01-01'));
  router.history.back();
  expect(router.history.location.href).toBe('/list');
});
