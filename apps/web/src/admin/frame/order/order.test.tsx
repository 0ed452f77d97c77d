import { OfferForm } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { SortableList } from '@cafeteria/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createApi, createQueryClient } from '../../../shared/api/index.ts';
import { createSessionLock } from '../../../shared/api/session-lock.ts';
import { cleanUp, render } from '../testing/render.tsx';
import { buildResource } from '../testing/resource.ts';
import { useOrder, wholeList } from './use-order.ts';
import { useSortTexts } from './use-sort-texts.ts';

afterEach(cleanUp);

const routes = api.offerAdmin;
const resource = buildResource({
  name: 'offer',
  entity: 'offer',
  path: '/admin/offer',
  routes,
  schema: OfferForm,
  tags: ['offer'],
});

/** A server with three offers that remembers the orders it was sent. */
const start = (answer: () => Response = () => Response.json({}), ids = [1, 2, 3]) => {
  const orders: number[][] = [];
  const client = createQueryClient(
    createApi({
      origin: '',
      lock: createSessionLock(),
      language: () => 'cs',
      transport: async (url, init) => {
        if (url === '/api/csrf')
          return Response.json({ headerName: 'X', parameterName: 'x', token: 't' });
        if (init.method === 'PUT') {
          orders.push(
            (JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { ids: number[] }).ids,
          );
          return answer();
        }
        return Response.json({
          content: ids.map((id) => ({ id, name: `Nabídka ${id}` })),
          pageNumber: 0,
          pageSize: 100,
          totalElements: ids.length,
          totalPages: 1,
        });
      },
    }),
  );
  const Host = () => {
    const {
      rows = [],
      state,
      reorder,
      undo,
    } = useOrder(wholeList(resource, { partnerId: 7 }), {
      route: routes.order,
      params: { partnerId: 7 },
    });
    const texts = useSortTexts();
    return (
      <>
        <SortableList
          label="Nabídky"
          items={rows}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => String(name)}
          onReorder={reorder}
          texts={texts}
        >
          {({ name }) => String(name)}
        </SortableList>
        <output>{state}</output>
        {undo && (
          <button type="button" onClick={undo}>
            Zpět
          </button>
        )}
      </>
    );
  };
  render(
    <QueryClientProvider client={client}>
      <Host />
    </QueryClientProvider>,
  );
  return orders;
};
const shown = (): string[] =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent ?? '');

test('moves by button, sends the whole list once after a pause, and takes it back', async () => {
  const orders = start();
  const down = page.getByRole('button', { name: 'Posunout níž: Nabídka 1' });
  await expect.element(down).toBeVisible();
  // pressed from within the page: on a slow machine a pointer takes longer from one press to the next than the pause
  const press = () => (down.element() as HTMLElement).click();
  press();
  await expect.poll(shown).toEqual(['Nabídka 2', 'Nabídka 1', 'Nabídka 3']);
  press();
  await expect.poll(shown).toEqual(['Nabídka 2', 'Nabídka 3', 'Nabídka 1']);
  await expect.element(page.getByText('saved')).toBeVisible();
  expect(orders).toEqual([[2, 3, 1]]);
  await page.getByRole('button', { name: 'Zpět' }).click();
  expect(shown()).toEqual(['Nabídka 1', 'Nabídka 2', 'Nabídka 3']);
  await expect
    .poll(() => orders)
    .toEqual([
      [2, 3, 1],
      [1, 2, 3],
    ]);
});

test('takes back the order also when somebody has added a row and deleted another meanwhile', async () => {
  const ids = [1, 2, 3];
  const orders = start(() => {
    if (!ids.includes(4)) ids.splice(0, 3, 4, 2, 1);
    return Response.json({});
  }, ids);
  await page.getByRole('button', { name: 'Posunout níž: Nabídka 1' }).click();
  await expect.poll(shown).toEqual(['Nabídka 4', 'Nabídka 2', 'Nabídka 1']);
  await page.getByRole('button', { name: 'Zpět' }).click();
  await expect
    .poll(() => orders)
    .toEqual([
      [2, 1, 3],
      [4, 1, 2],
    ]);
  await expect.element(page.getByRole('button', { name: 'Zpět' })).not.toBeInTheDocument();
});

test('moves by keyboard', async () => {
  const orders = start();
  await expect.element(page.getByRole('button', { name: 'Přesunout: Nabídka 1' })).toBeVisible();
  (page.getByRole('button', { name: 'Přesunout: Nabídka 1' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Nabídka 1').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.body.textContent).toContain('Nabídka 1: 2. z\u00A03');
  await userEvent.keyboard(' ');
  await expect.poll(() => orders).toEqual([[2, 1, 3]]);
});

test('sends what is pending when the administrator leaves', async () => {
  const orders = start();
  await page.getByRole('button', { name: 'Posunout výš: Nabídka 3' }).click();
  cleanUp();
  await expect.poll(() => orders).toEqual([[1, 3, 2]]);
});

test('shows what the server has when the order is refused', async () => {
  start(() =>
    Response.json(
      { globalErrors: [{ messageKey: 'common.error.concurrentModification' }] },
      { status: 422 },
    ),
  );
  await page.getByRole('button', { name: 'Posunout výš: Nabídka 3' }).click();
  await expect.element(page.getByText('refused')).toBeVisible();
  await expect.poll(shown).toEqual(['Nabídka 1', 'Nabídka 2', 'Nabídka 3']);
});
