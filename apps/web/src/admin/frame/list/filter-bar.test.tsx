import { CategoryCode } from '@cafeteria/contract';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import type { FilterWidget, Values } from '../widget.ts';
import { chosenElsewhere, onOffFilter, selectFilter } from '../widgets/index.ts';
import { FilterBar } from './FilterBar.tsx';

const labels: Readonly<Record<string, string>> = {
  category: 'Kategorie',
  untranslated: 'Chybí překlad',
  userId: 'Člověk',
};
const filters = {
  category: selectFilter(CategoryCode.options, 'categoryCode'),
  untranslated: onOffFilter(),
  userId: chosenElsewhere('list.everybody'),
} as unknown as Readonly<Record<string, FilterWidget<unknown>>>;

const start = (given: Values): void => {
  const Host = () => {
    const [search, setSearch] = useState(given);
    return (
      <>
        <FilterBar
          search={search}
          change={(next) => setSearch((now) => ({ ...now, ...next }))}
          filters={filters}
          labelOf={(name) => labels[name] ?? name}
          hasKeyword
          isStale={false}
          total={3}
          list={useRef(null)}
        />
        <output>{JSON.stringify(search)}</output>
      </>
    );
  };
  render(<Host />);
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const state = () => page.getByText(/^\{/);

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanUp);

test('what narrows a list stands in the line as words, and Delete takes it away', async () => {
  start({ untranslated: true, userId: 7 });
  await expect.element(button('Chybí překlad: Ano')).toBeVisible();
  await expect.element(page.getByText('Člověk: #7')).toBeVisible();
  await expect.element(page.getByText('3 záznamy')).toBeVisible();
  button('Chybí překlad: Ano').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(state()).toHaveTextContent('{"userId":7}');
  expect(document.activeElement).toBe(button('Zrušit filtr: Člověk').element());
});

test('the menu offers the filters that are not on, and the chosen one is set in its place', async () => {
  start({ untranslated: true });
  await button(/^Přidat\sfiltr$/).click();
  expect(
    page
      .getByRole('group')
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Kategorie']);
  await button('Kategorie').click();
  const choice = page.getByLabelText('Kategorie');
  await expect.element(choice).toHaveFocus();
  await userEvent.selectOptions(choice, 'SPORT');
  await expect.element(state()).toHaveTextContent('{"untranslated":true,"category":"SPORT"}');
  await expect.element(button(/^Kategorie: /)).toHaveFocus();
});

test('a chip opens its control, and Escape gives the chip back with the focus', async () => {
  start({ untranslated: true });
  await button('Chybí překlad: Ano').click();
  await expect.element(page.getByLabelText('Chybí překlad')).toHaveFocus();
  // the first closes the list of the select
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(button('Chybí překlad: Ano')).toHaveFocus();
});

test('a filter that was opened and not set goes when the focus does', async () => {
  start({});
  await button(/^Přidat\sfiltr$/).click();
  await button('Kategorie').click();
  await expect.element(page.getByLabelText('Kategorie')).toHaveFocus();
  page.getByRole('searchbox').element().focus();
  await expect.element(page.getByLabelText('Kategorie')).not.toBeInTheDocument();
});

test('on a phone all controls wait behind a button that counts those that are on', async () => {
  await page.viewport(390, 800);
  start({ untranslated: true });
  await button('Filtry (1)').click();
  await expect.element(page.getByLabelText('Chybí překlad')).toHaveValue('yes');
});
