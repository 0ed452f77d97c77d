import type { ArticleBlock } from '@cafeteria/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render, WidgetHost } from '../../frame/testing/render.tsx';
import { DocumentLanguages, SharedLanguage } from '../../frame/index.ts';
import { BlockEditor } from './BlockEditor.tsx';

afterEach(cleanUp);

const nothing = { cs: null, sk: null, en: null };
const heading: ArticleBlock = {
  type: 'HEADING',
  level: 2,
  text: { cs: 'Proč', sk: null, en: 'Why' },
};
const lead: ArticleBlock = { type: 'LEAD', text: { cs: 'Krátce', sk: 'Krátko', en: 'Briefly' } };
const list: ArticleBlock = {
  type: 'UNORDERED_LIST',
  items: [{ cs: 'jedna', sk: 'jeden', en: 'one' }],
};

const start = (blocks: ArticleBlock[], errors: Record<string, string> = {}) => {
  const onChange = vi.fn<(blocks: ArticleBlock[]) => void>();
  render(
    <SharedLanguage>
      <DocumentLanguages texts={[{ cs: 'Proč', sk: null, en: 'Why' }]} />
      <WidgetHost
        initial={blocks}
        label="Obsah"
        errors={errors}
        attempts={Object.keys(errors).length}
        onChange={onChange}
      >
        {(props) => <BlockEditor {...props} preview={null} />}
      </WidgetHost>
    </SharedLanguage>,
  );
  return () => onChange.mock.lastCall?.[0] ?? blocks;
};
const types = (blocks: readonly ArticleBlock[]): string[] => blocks.map(({ type }) => type);

test('blocks are moved by buttons and by the keyboard alone, and keep what is typed in them', async () => {
  const now = start([heading, lead, list]);
  await page.getByRole('button', { name: 'Posunout níž: 1. Nadpis' }).click();
  expect(types(now())).toEqual(['LEAD', 'HEADING', 'UNORDERED_LIST']);
  await page.getByRole('textbox', { name: 'Nadpis' }).fill('Proč právě teď');
  const handle = page.getByRole('button', { name: 'Přesunout: 3. Seznam' }).element();
  if (handle instanceof HTMLElement) handle.focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => document.querySelector('[data-dragging]')).not.toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => document.body.textContent).toContain('2. z\u00A03');
  await userEvent.keyboard(' ');
  await expect.poll(() => types(now())).toEqual(['LEAD', 'UNORDERED_LIST', 'HEADING']);
  expect(now()[2]).toMatchObject({ text: { cs: 'Proč právě teď', en: 'Why' } });
});

test('a removed block comes back where it was; a duplicate stands after its original', async () => {
  const now = start([heading, lead]);
  await page.getByRole('button', { name: 'Odebrat: 1. Nadpis' }).click();
  expect(types(now())).toEqual(['LEAD']);
  await page.getByRole('button', { name: 'Vrátit zpět' }).click();
  expect(now()).toEqual([heading, lead]);
  await page.getByRole('button', { name: 'Duplikovat: 1. Nadpis' }).click();
  expect(types(now())).toEqual(['HEADING', 'HEADING', 'LEAD']);
});

test('kinds are added at the end', async () => {
  const now = start([]);
  for (const kind of ['Nadpis', 'Úvodní odstavec', 'Text', 'Seznam']) {
    await page.getByTestId('add-block').click();
    await page.getByText(kind, { exact: true }).last().click();
  }
  expect(types(now())).toEqual(['HEADING', 'LEAD', 'TEXT', 'UNORDERED_LIST']);
});

test('one switch turns the whole document over, and says what each language lacks', async () => {
  const now = start([heading, { type: 'LEAD', text: nothing }]);
  await expect.element(page.getByText('slovenština: chybí 1 text')).toBeVisible();
  await expect.element(page.getByText('Chybí SK')).toBeVisible();
  await page.getByRole('radio', { name: /^SK/ }).click();
  await page.getByRole('textbox', { name: 'Nadpis' }).fill('Prečo');
  await page.getByRole('textbox', { name: 'Úvodní odstavec' }).fill('Krátko');
  expect(now()).toMatchObject([
    { text: { cs: 'Proč', sk: 'Prečo' } },
    { text: { cs: null, sk: 'Krátko' } },
  ]);
});

test('an error deep inside lands at its block, in its language', async () => {
  start([lead, heading], { '1.text.sk': 'Nejvýše 200 znaků.' });
  await expect.element(page.getByText('Nejvýše 200 znaků.')).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Nadpis' }))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Něco tu není v pořádku')).toBeVisible();
});

test('Enter in an item of a list makes the next one, and pasted lines are an item each', async () => {
  const now = start([list]);
  const items = () => now().flatMap((one) => (one.type === 'UNORDERED_LIST' ? one.items : []));
  await page.getByRole('textbox', { name: '1. položka' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => items().length).toBe(2);
  await expect
    .poll(() => document.activeElement)
    .toBe(page.getByRole('textbox', { name: '2. položka' }).element());
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '• dva\r\n• tři\n\n3. čtyři');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => items().map(({ cs }) => cs)).toEqual(['jedna', 'dva', 'tři', 'čtyři']);
});

test('the focus is on the way back after a block was removed', async () => {
  start([heading, lead]);
  await page.getByRole('button', { name: 'Odebrat: 1. Nadpis' }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain('Vrátit');
});

/** What has the focus, by its spoken name. */
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = async (name: string): Promise<void> => {
  const found = page.getByRole('button', { name, exact: true });
  await expect.element(found).toBeVisible();
  const button = found.element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
};

test('the focus goes with a block that moves, and stays beside it where it can move no further', async () => {
  start([heading, lead, list]);
  await press('Posunout výš: 3. Seznam');
  await expect.poll(focused).toBe('Posunout výš: 2. Seznam');
  await press('Posunout výš: 2. Seznam');
  await expect.poll(focused).toBe('Posunout níž: 1. Seznam');
});

test('the focus goes to what comes into the place of a part that was removed', async () => {
  const items = ['jedna', 'dva', 'tři'].map((cs) => ({ cs, sk: null, en: null }));
  start([{ type: 'UNORDERED_LIST', items }]);
  await press('Odebrat: dva');
  await expect.poll(focused).toBe('Přesunout: tři');
  await press('Odebrat: tři');
  await expect.poll(focused).toBe('Přesunout: jedna');
});
