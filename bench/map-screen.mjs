// node bench/map-screen.mjs <portal>: from the click on the link to the map to its first pins, and
// from a change of the filter to the new pins, in Chromium with software rendering. The built portal
// must be running with the demo data.
import { chromium } from 'playwright';
import { ensureChromium } from '../tools/ensure-chromium.mjs';

const [portal = 'http://localhost:3000'] = process.argv.slice(2);
const rounds = 5;
const changes = 4;
const aims = { first: 2_500, change: 1_000 };
const patience = 30_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const marks = (page, name) =>
  page.evaluate(
    (mark) =>
      performance.getEntriesByName(mark).map(({ startTime, detail }) => ({ startTime, detail })),
    name,
  );
/** Milliseconds from a click, by the browser's own clock, to the next mark of a name. */
const fromClick = async (page, target, name) => {
  const before = (await marks(page, name)).length;
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => performance.mark('bench:click', { startTime: timeStamp }),
      { capture: true, once: true },
    ),
  );
  await target.click();
  await page.waitForFunction(
    ([mark, count]) => performance.getEntriesByName(mark).length > count,
    [name, before],
    { timeout: patience },
  );
  const drawn = await marks(page, name);
  if (drawn[before - 1]?.detail === drawn[before].detail)
    throw new Error('the pins drawn are those from before');
  return drawn[before].startTime - (await marks(page, 'bench:click')).at(-1).startTime;
};

const { executablePath, env, args } = await ensureChromium();
const browser = await chromium.launch({ executablePath, env, args: [...args, '--no-sandbox'] });
const first = [];
const change = [];
for (let round = 0; round < rounds; round += 1) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(portal, { waitUntil: 'networkidle' });
  first.push(await fromClick(page, page.getByTestId('map-link'), 'map:first-pins'));
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < changes; turn += 1) {
    change.push(
      await fromClick(
        page,
        page
          .getByTestId('categories')
          .getByRole('listitem')
          .getByRole('button')
          .locator('visible=true')
          .nth(turn % 2),
        'map:pins',
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await page.close();
}
await browser.close();
const say = (name, times, aim) =>
  console.log(
    `${name}: median ${Math.round(median(times))} ms (${times.map(Math.round).join(', ')}), aim ${aim} ms`,
  );
say('from the link on the home to the first pins', first, aims.first);
say('from a change of the filter to its pins', change, aims.change);
