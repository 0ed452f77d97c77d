import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useRef } from 'react';
import { cleanUp, render } from '../testing/render.tsx';
import { kept } from '../kept.ts';
import { ListKeys } from './ListKeys.tsx';

let pressed: string[] = [];
const names = ['Lázně', 'Kino', 'Jóga'];

/** A list with three rows as the table draws them. */
const List = () => {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" data-new-record="" onClick={() => pressed.push('new')}>
        Nový
      </button>
      <div ref={list}>
        <input type="search" aria-label="Hledat" />
        <table>
          <tbody>
            {names.map((name) => (
              <tr key={name} data-linked="">
                <td data-select="">
                  <input
                    type="checkbox"
                    aria-label={name}
                    onChange={() => pressed.push(`choose ${name}`)}
                  />
                </td>
                <td data-first="">
                  <a href={`#${name}`}>{name}</a>
                </td>
                <td>
                  <button
                    type="button"
                    data-edit-record=""
                    onClick={() => pressed.push(`edit ${name}`)}
                  >
                    Upravit
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ListKeys list={list} />
      </div>
    </>
  );
};
const marked = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => {
  pressed = [];
  render(<List />);
});
afterEach(() => {
  cleanUp();
  kept.listKeys.clear();
});

test('j and k go through the rows and stop at the ends, e edits the marked one', async () => {
  await userEvent.keyboard('j');
  expect(marked()).toBe('Lázně');
  await userEvent.keyboard('jjj');
  expect(marked()).toBe('Jóga');
  await userEvent.keyboard('k');
  expect(marked()).toBe('Kino');
  await userEvent.keyboard('e');
  expect(pressed).toEqual(['edit Kino']);
});

test('x chooses the marked row, and the keys go on from its box', async () => {
  await userEvent.keyboard('jx');
  expect(pressed).toEqual(['choose Lázně']);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kino' }));
  await userEvent.keyboard('jx');
  expect(pressed).toEqual(['choose Lázně', 'choose Kino', 'choose Jóga']);
});

test('n makes a new record, and e does nothing until a row is marked', async () => {
  await userEvent.keyboard('en');
  expect(pressed).toEqual(['new']);
});

test('a slash goes to the search field, and there letters are letters', async () => {
  await userEvent.keyboard('/');
  const field = page.getByRole('searchbox', { name: 'Hledat' });
  expect(document.activeElement).toBe(field.element());
  await userEvent.keyboard('jen n?');
  await expect.element(field).toHaveValue('jen n?');
  expect(pressed).toEqual([]);
});

test('a question mark tells the keys, which rest while the dialog is open and can be switched off', async () => {
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('n');
  await page.getByText('Používat klávesy na tomto zařízení').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(pressed).toEqual([]);
});
