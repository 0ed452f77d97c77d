import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a record of a list is few lines on a phone, and what is done with it stands in one menu', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.setViewportSize({ width: 390, height: 780 });
  // a document says what it is, when it is due and two amounts: a line more than the others
  const lists = {
    partner: 120,
    offer: 120,
    company: 120,
    magazine: 120,
    settlement: 120,
    'client-document': 125,
  };
  for (const [list, maxHeight] of Object.entries(lists)) {
    await page.goto(`/admin/${list}`);
    const rows = page.locator('tbody tr[data-linked]');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.clientHeight).toSorted((a, b) => a - b),
    );
    // a name in two lines makes its own record higher, not its list
    expect(heights[Math.floor(heights.length / 2)], list).toBeLessThanOrEqual(maxHeight);
  }
  await page.goto('/admin/partner');
  const row = page.locator('tbody tr[data-linked]').first();
  await expect(row.locator('td').last().getByRole('button')).toHaveCount(1);
  await row.locator('td').last().getByRole('button').click();
  await row.getByRole('link', { name: t('admin', 'action.edit'), exact: true }).click();
  await page.waitForURL(/\/admin\/partner\/\d+\/edit$/);
});

test('what is left of credits is a few lines each on a phone, and no word of a regime breaks', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/user/3/credit');
  const rows = page.locator('tbody tr:has([type=checkbox])');
  await expect(rows.first()).toBeVisible();
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => ({
      height: row.clientHeight,
      ofRegime: row.querySelector('label')?.clientHeight ?? 0,
    })),
  );
  for (const { height, ofRegime } of seen) {
    expect(height).toBeLessThanOrEqual(110);
    expect(ofRegime).toBeLessThanOrEqual(44);
  }
});
