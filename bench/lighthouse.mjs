// node bench/lighthouse.mjs <portal> <api> <paths…>: pages of somebody signed in (the sign-in: of nobody) on
// Lighthouse's slow phone with DevTools throttling, three times each. The portal must be running with the demo data.
import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../tools/ensure-chromium.mjs';

const [portal = 'http://localhost:3000', api = 'http://localhost:8080', ...named] =
  process.argv.slice(2);
const paths = named.length > 0 ? named : ['/'];
const port = 9333;

const signIn = async () => {
  const csrf = await fetch(`${api}/api/csrf`);
  const { headerName, token } = await csrf.json();
  const cookieOf = (response) =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .filter((one) => !one.endsWith('='));
  const body = JSON.stringify({ username: 'employee@demo.test', password: 'Demo.User.1' });
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [headerName]: token,
      cookie: cookieOf(csrf).join('; '),
    },
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return cookieOf(answer).join('; ');
};

const { executablePath, env } = await ensureChromium();
const browser = await chromium.launch({
  executablePath,
  env,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic'],
});
const cookie = await signIn();
const ms = (audit) => Math.round(audit.numericValue);
const measure = async (path) => {
  const { lhr } = await lighthouse(portal + path, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    extraHeaders: path === '/login' ? {} : { Cookie: cookie },
    screenEmulation: {
      mobile: true,
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      disabled: false,
    },
  });
  const { audits, categories } = lhr;
  const kB = Math.round(audits['total-byte-weight'].numericValue / 1000);
  const failed = audits['errors-in-console'].details?.items ?? [];
  return [
    `first paint ${ms(audits['first-contentful-paint'])} ms`,
    `largest ${ms(audits['largest-contentful-paint'])} ms`,
    `shift ${audits['cumulative-layout-shift'].numericValue.toFixed(3)}`,
    `blocking ${ms(audits['total-blocking-time'])} ms`,
    `${kB} kB in all`,
    Object.values(categories)
      .map(({ score }) => Math.round(score * 100))
      .join('/'),
    `${failed.length} console errors`,
    ...failed.map(({ description }) => String(description).slice(0, 200)),
  ].join(', ');
};
// the first page of a browser comes without throttling
await measure(paths[0]);
for (const path of paths)
  for (let run = 1; run <= 3; run += 1) console.log(`${path} run ${run}: ${await measure(path)}`);
await browser.close();
