import { expect, type Page } from '@playwright/test';
import { enter, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');

const lists = [
  'partner',
  'offer',
  'client',
  'user',
  'company',
  'deposit',
  'tax-limit',
  'carousel',
  'magazine',
  'client/1/article',
  'category/1?tab=subcategories',
  'partner/1?tab=branches',
];

const shape = (page: Page): Promise<{ highest: number; hidden: number }> =>
  page.getByRole('table').evaluate((table) => ({
    highest: Math.max(
      ...[...table.querySelectorAll('tbody tr')].map((row) =>
        Math.round(row.getBoundingClientRect().height),
      ),
    ),
    hidden: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
  }));

test('rows of the lists are one line of 40 px on a laptop, and none of their columns is cut off', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
    expect({ list, ...(await shape(page)) }).toEqual({ list, highest: 40, hidden: 0 });
  }
});

test('on a tablet no name of a list breaks into three lines', async ({ page }) => {
  await enter(page, 'admin');
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
    // the columns come to their widths with the face
    await expect(async () => {
      const { highest, hidden } = await shape(page);
      expect({ list, hidden }).toEqual({ list, hidden: 0 });
      expect(highest, list).toBeLessThanOrEqual(46);
    }).toPass({ timeout: 5000 });
  }
});

test('what is done with a row covers nothing that it says, at any width', async ({ page }) => {
  await enter(page, 'admin');
  for (const width of [1600, 1280, 900, 700]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/admin/offer');
    const row = page.locator('tbody tr[data-linked]').first();
    await row.hover();
    await expect(async () => {
      const gap = await row.evaluate((element) => {
        const seen = (part: Element): boolean => part.getClientRects().length > 0;
        const [last, actions] = [...element.querySelectorAll('td')].filter(seen).slice(-2);
        const button = [...(actions?.querySelectorAll('a, button') ?? [])].find(seen);
        const start = button?.getBoundingClientRect().left ?? 0;
        return start - (last?.getBoundingClientRect().right ?? 0);
      });
      expect(gap, String(width)).toBeGreaterThanOrEqual(0);
    }).toPass({ timeout: 5000 });
  }
});

test('a list is gone through, searched and left by keys alone', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/partner');
  const rows = page.locator('tbody tr[data-linked]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t('admin', 'list.keyword') })).toBeFocused();
  await page.keyboard.type('lázně');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  // the rows of before stay until the new ones are here
  await expect(rows.first()).toContainText(/lázně/i);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/partner\/\d+$/);
  // the record comes after its page does
  await expect(page.locator('main h1')).toBeFocused();
});

test('a filter is added from the menu, opened from its chip and taken away by keys; the address says it all', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/partner');
  const grade = t('admin', 'partner.field.grade');
  await page.getByRole('button', { name: t('admin', 'list.addFilter') }).click();
  await page.getByRole('button', { name: grade, exact: true }).click();
  await page.getByRole('combobox', { name: grade }).selectOption('B');
  await expect(page).toHaveURL(/grade=B/);
  const chip = page.getByRole('button', { name: `${grade}: B` });
  await expect(chip).toBeFocused();
  await page.reload();
  await chip.focus();
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/grade/);
  await expect(page.getByRole('button', { name: t('admin', 'list.addFilter') })).toBeFocused();
});

test('the keys of a list are told without a cap lying over its words, in the longest language too', async ({
  page,
  context,
}) => {
  await speak(context, 'sk');
  await enter(page, 'admin', '/admin/partner');
  await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
  await page.keyboard.press('?');
  const space = page.getByText(textsOf('sk')('admin', 'keys.space'), { exact: true });
  await expect(space).toBeVisible();
  const gaps = await page.locator('dl > div:has(kbd)').evaluateAll((rows) =>
    rows.map((row) => {
      const [cap, words] = [row.querySelector('kbd'), row.querySelector('dd')];
      return Math.round(
        (words?.getBoundingClientRect().left ?? 0) - (cap?.getBoundingClientRect().right ?? 0),
      );
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test('when a run of settlements was started, and what came for a document, is read whole on a laptop', async ({
  page,
}) => {
  await enter(page, 'accountant');
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const path of ['settlement/run', 'client-document/2']) {
    await page.goto(`/admin/${path}`);
    const cells = page.locator('tbody td');
    await expect(cells.first()).toBeVisible();
    const cut = await cells.locator('span').evaluateAll((values) =>
      values.flatMap((value) => {
        const { scrollWidth, clientWidth, textContent } = value;
        return clientWidth > 0 && scrollWidth > clientWidth ? [textContent] : [];
      }),
    );
    expect({ path, cut }).toEqual({ path, cut: [] });
  }
});
