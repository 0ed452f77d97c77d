import { saveOffer, savePartner } from './administrators.ts';
import { call, enter, expect, test } from './support.ts';
import { tooWide } from './widths.ts';

/** A partner no other journey is about. */
const id = 290;
/** As long as a name may be: one word that nothing can break, and words between which it may. */
const names = ['Ř'.repeat(120), `${'Nejnezpochybnitelnější '.repeat(5)}účtů`] as const;
test('a name of 120 letters makes no screen wider, on its card, its page and in administration', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { name: before } = await call(page, 'GET', `/api/admin/partner/${id}`);
  try {
    for (const name of names) {
      await savePartner(page, id, { name });
      const found = page.getByText(name.trim()).first();
      for (const address of [
        `/partner/x-${id}`,
        `/search?keyword=${name.slice(0, 20).trim()}`,
        `/admin/partner?keyword=${name.slice(0, 20).trim()}`,
        `/admin/partner/${id}`,
        `/admin/partner/${id}/edit`,
        // among what was changed last
        '/admin',
      ]) {
        await page.goto(address);
        if (!address.endsWith('/edit')) await expect(found, address).toBeVisible();
        expect(await tooWide(page, [320, 390, 1280]), address).toEqual([]);
      }
    }
  } finally {
    await savePartner(page, id, { name: before });
  }
});

test('an offer of a partner, both with a name of one long word, makes its page no wider', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { name: before, partnerId } = await call(page, 'GET', '/api/admin/offer/290');
  const { name: title } = await call(page, 'GET', `/api/admin/partner/${partnerId}`);
  const [word] = names;
  try {
    await savePartner(page, partnerId, { name: word });
    await saveOffer(page, 290, { name: { cs: word, sk: word, en: word } });
    for (const address of [`/partner/x-${partnerId}/x-290`, '/admin/offer/290', '/admin']) {
      await page.goto(address);
      await expect(page.getByText(word).first(), address).toBeVisible();
      expect(await tooWide(page, [320, 390, 1280]), address).toEqual([]);
    }
  } finally {
    await saveOffer(page, 290, { name: before });
    await savePartner(page, partnerId, { name: title });
  }
});
