import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factories.ts';
import { linkIn, readMails } from '../../../test/mail.ts';
import { openTestApp } from '../../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');

let nth = 0;
/** Somebody with an invitation, and its code. */
const invited = async () => {
  nth += 1;
  const name = `logo${nth}@firma.test`;
  const { body } = await admin.call(api.userAdmin.create, {
    body: buildUser({ email: name, username: name }),
  });
  await admin.call(api.onboardingAdmin.invite, { userId: body.id });
  const [mail] = await readMails(test, body.id);
  const link = new URL(mail ? linkIn(mail) : '/', 'http://localhost');
  return { userId: body.id, code: new URLSearchParams(link.hash.slice(1)).get('code') ?? '' };
};

describe('the logo of the employer', () => {
  const wearing = async (bytes: Buffer): Promise<void> => {
    const { body } = await admin.call(api.mediaAdmin.upload, {
      body: { fileName: 'logo.png' },
      file: bytes,
    });
    await sql`update client set logo = ${body.uuid} where id = 1`.execute(test.db);
  };
  it('is shown to who has the code of an invitation, and told to nobody else', async () => {
    const plain = { width: 200, height: 80, channels: 3, background: '#1f5a46' } as const;
    await wearing(await sharp({ create: plain }).png().toBuffer());
    const who = await invited();
    const guest = test.createCaller();
    const { logo } = (await guest.call(api.onboarding.get, { body: who })).body;
    expect(logo).toMatchObject({ width: 200, height: 80 });
    const shown = Buffer.from(logo?.src.split('base64,')[1] ?? '', 'base64');
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 200 });
    for (const wrong of [
      { ...who, code: 'x'.repeat(43) },
      { ...who, userId: 2 },
    ])
      expect((await guest.call(api.onboarding.get, { body: wrong })).body).toEqual({
        valid: false,
        needsPhone: false,
      });
  });
  it('gives way to the name when it is as heavy as a photograph', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const size = { width: 800, height: 800, channels: 3, background: '#000' } as const;
    await wearing(
      await sharp({ create: { ...size, noise } })
        .png()
        .toBuffer(),
    );
    const { body } = await test.createCaller().call(api.onboarding.get, { body: await invited() });
    expect([body.valid, body.logo]).toEqual([true, null]);
  });
});
