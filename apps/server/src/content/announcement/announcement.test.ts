import { type AnnouncementForm, api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noText, text } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const input: AnnouncementForm = {
  text: text('Odstávka v neděli'),
  messageKind: 'negative',
  link: 'www.kino.cz',
  linkLabel: noText,
  dismissible: true,
  active: true,
  validFrom: null,
  validTo: null,
};
const read = async () => (await admin.call(api.announcementAdmin.get, {})).body;
const save = async (fields: Partial<AnnouncementForm> & { version?: number }) =>
  admin.call(api.announcementAdmin.update, {
    body: { ...input, version: (await read()).version, ...fields },
  });
const shown = async () => (await anonymous.call(api.config.get, {})).body.announcement;

it('begins empty and switched off', async () => {
  expect(await read()).toMatchObject({
    active: false,
    text: noText,
    version: 1,
    publication: 'INACTIVE',
  });
  expect(await shown()).toBeNull();
});
it('needs a text to be switched on', async () => {
  expect((await save({ text: noText })).body.fieldErrors).toMatchObject([
    { field: 'text.cs', messageKey: 'validation.required' },
  ]);
  expect((await save({ text: noText, active: false, link: null })).status).toBe(200);
});
it('is on every page at once, its link with the protocol', async () => {
  expect((await save({})).body).toMatchObject({ publication: 'LIVE' });
  expect(await shown()).toMatchObject({
    text: 'Odstávka v\u00A0neděli',
    kind: 'negative',
    link: 'http://www.kino.cz',
  });
});
it('is a new revision only with a new text', async () => {
  const { revision } = await read();
  expect((await save({ messageKind: 'regular', link: '/faq' })).body).toMatchObject({
    revision,
    link: '/faq',
  });
  expect((await save({ text: text('Odstávka v pondělí') })).body.revision).toBe(revision + 1);
});
it('is not shown before its time', async () => {
  expect((await save({ validFrom: '2100-01-01T00:00:00+01:00' })).body.publication).toBe(
    'SCHEDULED',
  );
  expect(await shown()).toBeNull();
});
it('is not shown after its time, also to who has it in memory', async () => {
  await save({});
  expect(await shown()).not.toBeNull();
  await sql`update announcement set valid_to = now() - interval '1 second'`.execute(test.db);
  await test.follow();
  expect(await shown()).toBeNull();
  expect((await read()).publication).toBe('EXPIRED');
});
it('does not let one administrator overwrite another unseen', async () => {
  const { version } = await read();
  await save({});
  expect((await save({ version })).body.globalErrors?.[0]?.messageKey).toBe(
    'common.error.concurrentModification',
  );
});
it.each(['javascript:alert(1)', '//evil.test', 'ftp://a.test', 'nic'])(
  'does not lead to %s',
  async (link) => expect((await save({ link })).status).toBe(422),
);
