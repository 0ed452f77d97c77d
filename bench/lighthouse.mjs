// node bench/lighthouse.mjs <portal> <api>: the signed-in home on Lighthouse's slow phone with
// DevTools throttling, three times. The portal must be running with the demo data.
import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../tools/ensure-chromium.mjs';

const [portal = 'http://localhost:3000', api = 'http://localhost:8080', path = '/'] =
  process.argv.slice(2);
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
for (let run = 1; run <= 3; run += 1) {
  const { lhr } = await lighthouse(portal + path, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    extraHeaders: { Cookie: cookie },
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
  const console_ = audits['errors-in-console'].details?.items?.length ?? 0;
  console.log(
    [
      `run ${run}: first paint ${ms(audits['first-contentful-paint'])} ms`,
      `largest ${ms(audits['largest-contentful-paint'])} ms`,
      `shift ${audits['cumulative-layout-shift'].numericValue.toFixed(3)}`,
      `blocking ${ms(audits['total-blocking-time'])} ms`,
      `${kB} kB in all`,
      `performance ${categories.performance.score}`,
      `accessibility ${categories.accessibility.score}`,
      `best practices ${categories['best-practices'].score}`,
      `${console_} console errors`,
    ].join(', '),
  );
}
await browser.close();
