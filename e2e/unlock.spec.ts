import { request } from 'node:http';
import { apiOrigin, call, enter, expect, test, textsOf } from './support.ts';

type Answer = { readonly status: number | undefined; readonly cookies: string; body: string };
/** Sends a request from another address of this machine: from one alone nobody is locked out. */
const sendFrom = (
  localAddress: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  payload?: object,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(apiOrigin);
    request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress,
        method: payload ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
        const answer: Answer = {
          status: response.statusCode,
          cookies: cookies.join('; '),
          body: '',
        };
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            answer.body += part;
          })
          .on('end', () => resolve(answer));
      },
    )
      .on('error', reject)
      .end(payload && JSON.stringify(payload));
  });

const lockOut = async (username: string): Promise<void> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const from = `127.0.0.${attempt < 5 ? 21 : 22}`;
    const { cookies, body } = await sendFrom(from, '/api/csrf');
    const { token } = JSON.parse(body);
    const { status } = await sendFrom(
      from,
      '/api/auth/login',
      { cookie: cookies, 'x-csrf-token': token },
      { username, password: 'wrong' },
    );
    expect(status).toBe(422);
  }
};

test('an administrator lets somebody in again whom strangers have locked out', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  const { content } = await call(
    page,
    'GET',
    '/api/admin/user?pageSize=1&sortBy=ID&sortDirection=DESC',
  );
  const [{ id, username, firstName, lastName }] = content;
  await lockOut(username);
  await page.goto(`/admin/user/${id}`);
  await expect(page.getByText(t('admin', 'user.lockedUntil'))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'user.unlock'), exact: true }).click();
  await expect(
    page.getByText(t('admin', 'user.unlocked', { name: `${firstName} ${lastName}` })),
  ).toBeVisible();
  await expect(page.getByText(t('admin', 'user.lockedUntil'))).toBeHidden();
});
