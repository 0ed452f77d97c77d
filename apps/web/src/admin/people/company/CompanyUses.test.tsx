import type { CompanyRecord } from '@cafeteria/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../../frame/testing/render.tsx';
import { CompanyUses } from './CompanyUses.tsx';
import { companyResource } from './company.admin.tsx';

afterEach(cleanUp);

/** The page of company 31 with so many clients and partners, as far as these links go. */
const start = (counts: Pick<CompanyRecord, 'clientCount' | 'partnerCount'>) => {
  const item = { id: 31, ...counts };
  const routeTree = createRootRoute({
    component: () => (
      <CompanyUses item={item} parent={{}}>
        <p>IČO 27074358</p>
      </CompanyUses>
    ),
  });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
};
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

test('a company nobody belongs to yet leads to its first client and its first partner', async () => {
  start({ clientCount: 0, partnerCount: 0 });
  await expect.poll(links).toEqual([
    ['Nový zaměstnavatel', '/admin/client/create?companyId=31'],
    ['Nový partner', '/admin/partner/create?companyId=31'],
  ]);
  await expect.element(page.getByText('IČO 27074358')).toBeVisible();
});
test('a company at work leads to its own clients and partners', async () => {
  start({ clientCount: 2, partnerCount: 1 });
  await expect.poll(links).toEqual([
    ['2\u00A0zaměstnavatelé', '/admin/client?companyId=31'],
    ['1\u00A0partner', '/admin/partner?companyId=31'],
  ]);
});
test('the page of a company has these links', () =>
  expect(companyResource.AroundDetail).toBe(CompanyUses));
