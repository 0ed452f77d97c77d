import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { PagedTable } from './PagedTable.tsx';

afterEach(cleanUp);

const show = (narrowing: { isNarrowed?: boolean; onWiden?: () => void }): void =>
  render(
    <PagedTable
      {...narrowing}
      query={{
        data: { content: [], pageNumber: 0, pageSize: 20, totalElements: 0, totalPages: 0 },
        isError: false,
        isPlaceholderData: false,
        refetch: vi.fn(),
      }}
      hrefOfPage={(to) => `/admin/thing?pageNumber=${to}`}
      caption="Doklady"
      columns={[{ key: 'name', label: 'Název', cell: () => 'Doklad' }]}
      keyOf={() => 'one'}
      empty={<p>Zatím tu není žádný doklad</p>}
    />,
  );

test('an empty list that is narrowed says so, and the way out is one press', async () => {
  const onWiden = vi.fn();
  show({ isNarrowed: true, onWiden });
  await expect.element(page.getByText('Nic nevyhovuje')).toBeVisible();
  expect(page.getByText('Zatím tu není žádný doklad').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Zrušit filtry' }).click();
  expect(onWiden).toHaveBeenCalledOnce();
});
test('an empty list of everything says that there is nothing yet', async () => {
  show({});
  await expect.element(page.getByText('Zatím tu není žádný doklad')).toBeVisible();
  expect(page.getByText('Nic nevyhovuje').elements()).toEqual([]);
});
