import { officeAt, pinsDrawn, pressMiddle } from './map.ts';
import { apiOrigin, enter, expect, test } from './support.ts';

const [lat, lng] = [49.7321, 15.1234];
const [count, together] = [1_000, 10];
const path = '/api/admin/partner/40/branch-office';

test('a thousand places at one point are one pile, whose list goes on to its last by keyboard too', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { token } = await (await page.request.get(`${apiOrigin}/api/csrf`)).json();
  const headers = { 'X-CSRF-TOKEN': token };
  const send = async (method: 'POST' | 'PUT' | 'DELETE', to: string, data?: object) => {
    const answer = await page.request.fetch(`${apiOrigin}${path}${to}`, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const made: number[] = [];
  const make = async (nth: number): Promise<void> => {
    const { id } = await send('POST', '', { ...officeAt(lat, lng), name: `Stánek ${nth}` });
    await send('PUT', `/${id}/activate`, { active: true });
    made.push(id);
  };
  for (let from = 0; from < count; from += together)
    await Promise.all(Array.from({ length: together }, (_, nth) => make(from + nth)));

  await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=18`);
  await pinsDrawn(page);
  // the pins of the whole thousand are one thing to press
  await pressMiddle(page);
  await expect(page.getByTestId('place-count')).toHaveText(/^1\s000/);
  const places = page.locator('[data-place]');
  const shown = await places.count();
  expect(shown).toBeGreaterThan(0);
  // the end of what is shown brings what follows, for who scrolls by keys
  await places.last().getByRole('link').focus();
  await expect.poll(() => places.count()).toBeGreaterThan(shown);
  await places.last().getByRole('link').press('Enter');
  await expect(page.getByTestId('place-detail')).toContainText('Stánek');
  await page.getByTestId('back-to-list').click();
  await expect(page.getByTestId('place-count')).toHaveText(/^1\s000/);

  for (let from = 0; from < count; from += together)
    await Promise.all(made.slice(from, from + together).map((id) => send('DELETE', `/${id}`)));
});
