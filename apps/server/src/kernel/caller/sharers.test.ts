import { request } from 'node:http';
import { text as read } from 'node:stream/consumers';
import { api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildPartner, insertMedia } from '../../test/factories.ts';
import { portOf } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';

/** Asks over the network, where ready answers are served before the framework. */
const ask = (path: string, cookie?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-language': 'cs', ...(cookie && { cookie }) };
    request({ port, path, headers }, (response) => resolve(read(response)))
      .on('error', reject)
      .end();
  });
const test = await openTestApp();
const admin = await test.signedIn('admin');
const visibility = { mode: 'ONLY' as const, clientIds: [2] };
const logo = await insertMedia(test.db);
const made = await admin.call(api.partnerAdmin.create, {
  body: buildPartner({
    name: 'Tajný',
    visibility,
    logo,
    online: true,
    onlineUrl: 'https://a.cz',
  }),
});
const secretId = made.body.id;
await admin.call(api.partnerAdmin.activate, { id: secretId, body: { active: true } });
const tokenOf = async (who: 'employee' | 'other') =>
  (await test.signedIn(who)).cookies.get('session') ?? '';
const tokens = { employee: await tokenOf('employee'), other: await tokenOf('other') };
await test.app.listen({ port: 0, host: 'localhost' });
const port = portOf(test.app.server);

const forms: readonly (readonly [string, (mine: string, foreign: string) => string])[] = [
  ['plain', (mine) => `session=${mine}`],
  ['a space before the sign', (mine) => `session =${mine}`],
  ['a tab before the sign', (mine) => `theme=dark; session\t=${mine}`],
  ['quotes', (mine) => `session="${mine}"`],
  ['escapes', (mine) => `session=%${mine.charCodeAt(0).toString(16)}${mine.slice(1)}`],
  ['inside another cookie', (mine, foreign) => `note=session=${foreign}; session=${mine}`],
  ['a foreign one second', (mine, foreign) => `session=${mine}; session=${foreign}`],
  ['a foreign one behind quotes', (mine, foreign) => `session="${mine}"; session=${foreign}`],
  ['a worthless one first', (mine, foreign) => `session=x; session=${foreign}; theme=${mine}`],
  ['capitals', (mine, foreign) => `SESSION=${mine}; session=${foreign}`],
];

describe('a session cookie written as nobody writes it', () => {
  it.each(forms)('(%s) spoils no answer of another audience', async (name, write) => {
    const path = `/api/partner/${secretId}?form=${encodeURIComponent(name)}`;
    const [employee, other] = [`session=${tokens.employee}`, `session=${tokens.other}`];
    // both are known to the process
    await Promise.all([employee, other].map((cookie) => ask('/api/config', cookie)));
    // what is asked for again is remembered
    for (const _time of ['once', 'twice']) {
      await ask(path, write(tokens.other, tokens.employee));
      await ask(path, write(tokens.employee, tokens.other));
    }
    const isShown = async (cookie?: string) => (await ask(path, cookie)).includes('Tajný');
    expect([await isShown(), await isShown(employee), await isShown(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
