/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { type Column, DataTable } from './DataTable.tsx';

type Row = { readonly id: string };
const rows: readonly Row[] = [{ id: '1' }, { id: '2' }];
const texts = { left: 'Nevešly se:', showAll: 'Všechny', showFitting: 'Jen co se vejde' };
const column = (key: string, isSecondary = false): Column<Row> => ({
  key,
  label: key,
  isSecondary,
  cell: ({ id }) => <span style={{ display: 'inline-block', inlineSize: '6rem' }}>{id}</span>,
});
const columns = [column('name'), column('day', true), column('sum'), column('number', true)];

const tableIn = (inlineSize: number, shown: readonly Column<Row>[] = columns) => (
  <div style={{ inlineSize }}>
    <DataTable
      caption="Doklady"
      columns={shown}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/doklad/${id}`}
      narrow={texts}
    />
  </div>
);
const seen = (host: HTMLElement): readonly string[] =>
  [...host.querySelectorAll('th')].filter((th) => th.offsetWidth > 0).map((th) => th.innerText);
const scrollerOf = (host: HTMLElement): HTMLElement => {
  const scroller = host.querySelector('table')?.parentElement;
  if (!scroller) throw new Error('no table');
  return scroller;
};
const isSideways = (host: HTMLElement): boolean =>
  scrollerOf(host).scrollWidth > scrollerOf(host).clientWidth;
// on a phone rows are cards
beforeEach(() => page.viewport(1024, 768));
afterEach(cleanUp);

test('rows that are coming have their names under the heading of names, beside their boxes', async () => {
  const chosen = {
    keys: new Set<string>(),
    onChange: () => undefined,
    labelOf: ({ id }: Row) => id,
    allLabel: 'Všechny',
  };
  const { host } = render(
    <DataTable
      caption="Doklady"
      columns={columns}
      rows={[]}
      keyOf={({ id }) => id}
      selection={chosen}
      skeletonRows={3}
    />,
  );
  const leftOf = (selector: string) => host.querySelector(selector)?.getBoundingClientRect().left;
  await expect.poll(() => host.querySelectorAll('tbody tr').length).toBe(3);
  expect(leftOf('tbody td[data-first]')).toBe(leftOf('thead th + th'));
});

test('columns leave a table that is too narrow, the last secondary one first, and are told', async () => {
  const { host, render: show } = render(tableIn(700));
  expect(seen(host)).toEqual(['name', 'day', 'sum', 'number']);
  expect(host.textContent).not.toContain(texts.left);
  show(tableIn(400));
  await expect.poll(() => seen(host)).toEqual(['name', 'day', 'sum']);
  expect(host.querySelector('p')?.textContent).toContain('Nevešly se: number');
  show(tableIn(300));
  await expect.poll(() => seen(host)).toEqual(['name', 'sum']);
  expect(host.querySelector('p')?.textContent).toContain('Nevešly se: day, number');
  expect(isSideways(host)).toBe(false);
  show(tableIn(700));
  await expect.poll(() => seen(host)).toEqual(['name', 'day', 'sum', 'number']);
});

test('who wants all columns has them: it goes sideways, its name stays and its link lies over the row', async () => {
  const { host } = render(tableIn(300));
  await expect.poll(() => seen(host)).toEqual(['name', 'sum']);
  host.querySelector<HTMLButtonElement>('p button')?.click();
  await expect.poll(() => seen(host)).toEqual(['name', 'day', 'sum', 'number']);
  await expect.poll(() => isSideways(host)).toBe(true);
  const scroller = scrollerOf(host);
  scroller.scrollLeft = 150;
  const left = (): number | undefined =>
    host.querySelector('tbody a')?.closest('td')?.getBoundingClientRect().left;
  await expect.poll(left).toBe(scroller.getBoundingClientRect().left);
  const { right, top } = scroller.getBoundingClientRect();
  const row = host.querySelector('tbody tr')?.getBoundingClientRect();
  const hit = document.elementFromPoint(right - 10, (row?.top ?? top) + 10);
  expect(hit?.closest('a')?.getAttribute('href')).toBe('/doklad/1');
  host.querySelector<HTMLButtonElement>('p button')?.click();
  await expect.poll(() => seen(host)).toEqual(['name', 'sum']);
});

test('a table none of whose columns may leave goes sideways and keeps its name', async () => {
  const { host } = render(
    tableIn(
      300,
      columns.map(({ key }) => column(key)),
    ),
  );
  await expect.poll(() => isSideways(host)).toBe(true);
  expect(seen(host)).toHaveLength(4);
  expect(host.querySelector('p')).toBeNull();
});

test('columns stand apart while there is room, and closer before anything else gives way', async () => {
  const { host, render: show } = render(tableIn(700));
  const roomOf = (): number =>
    Number.parseFloat(getComputedStyle(host.querySelectorAll('th')[1] ?? host).paddingInlineEnd);
  const apart = roomOf();
  show(tableIn(460));
  await expect.poll(roomOf).toBeLessThan(apart);
  expect(seen(host)).toHaveLength(4);
  expect(isSideways(host)).toBe(false);
});

test('the column it is sorted by does not leave', async () => {
  const { host } = render(
    tableIn(400, [...columns.slice(0, 3), { ...column('number', true), sorted: 'ascending' }]),
  );
  await expect.poll(() => seen(host)).toEqual(['name', 'sum', 'number']);
});

test('a name that is cut by what draws it makes room for itself as one that the table cuts', async () => {
  const long: Column<Row> = {
    key: 'name',
    label: 'name',
    width: 'wide',
    cell: ({ id }) => (
      <span style={{ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Jazykový kurz, u kterého vydržíte déle než týden {id}
      </span>
    ),
  };
  const { host } = render(
    <div style={{ inlineSize: 340 }}>
      <DataTable
        caption="Články"
        columns={[long, column('sum')]}
        rows={rows}
        keyOf={({ id }) => id}
        narrow={texts}
        isDense
      />
    </div>,
  );
  await expect.poll(() => host.querySelector('[data-close]')).not.toBeNull();
});

test('on a phone the short facts of a row stand in one line, and one that is missing takes no room', async () => {
  await page.viewport(360, 740);
  const fact = (key: string, text: string): Column<Row> => ({ key, label: key, cell: () => text });
  const { host } = render(
    <DataTable
      caption="Partneři"
      isDense
      columns={[
        fact('Název', 'Kino'),
        fact('Stav', 'Na portálu'),
        fact('Zaměstnavatel', ''),
        fact('Pobočky', '58'),
        fact('Nabídky', '2'),
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />,
  );
  const facts = [...host.querySelectorAll<HTMLElement>('tbody tr:first-child td')].slice(1);
  const shown = facts.filter(({ offsetHeight }) => offsetHeight > 0);
  expect(shown.map((cell) => cell.innerText.split('\n')[0])).toEqual([
    'Stav',
    'Pobočky',
    'Nabídky',
  ]);
  expect(new Set(shown.map(({ offsetTop }) => offsetTop)).size).toBe(1);
});
