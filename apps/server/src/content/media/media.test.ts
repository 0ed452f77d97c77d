import { api } from '@cafeteria/contract';
import * as bmp from 'bmp-ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { buildArticle, buildPartner, text } from '../../test/factories.ts';
import { type TestApp, openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const picture = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a46' } });
const upload = (bytes: Buffer | string, fileName = 'logo.png') =>
  admin.call(api.mediaAdmin.upload, {
    body: { fileName },
    file: Buffer.from(bytes),
  });
/** An upload that stands where everybody sees it. */
const publish = async (bytes: Buffer | string, fileName?: string) => {
  const answer = await upload(bytes, fileName);
  await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo: answer.body.uuid }) });
  return answer;
};
const keys = ({ globalErrors }: Awaited<ReturnType<typeof upload>>['body']) =>
  globalErrors?.map(({ messageKey }) => messageKey);
const sizeOf = async (payload: Buffer) => {
  const { width, height, format } = await sharp(payload).metadata();
  return { width, height, format };
};

describe('uploading', () => {
  it('tells the type by the bytes and not by the name, and shortens the name', async () => {
    const { status, body } = await upload(
      await picture().jpeg().toBuffer(),
      `${'a'.repeat(80)}.png`,
    );
    expect([status, body.fileContentType, body.width, body.height, body.fileName.length]).toEqual([
      200,
      'JPEG',
      400,
      200,
      64,
    ]);
    expect(body.fileName.endsWith('.png')).toBe(true);
  });

  it('drops EXIF and turns the picture as it was held', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'tajné' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await publish(bytes);
    expect([body.width, body.height]).toEqual([200, 400]);
    const original = (await anonymous.send('GET', `/api/media/${body.uuid}?format=jpg`)).rawPayload;
    expect((await sharp(original).metadata()).exif).toBeUndefined();
  });

  it('reads a BMP and keeps it as PNG', async () => {
    const { data } = bmp.encode({
      data: Buffer.from([255, 0, 0, 255, 0, 255, 0, 0]),
      width: 2,
      height: 1,
      bitPP: 24,
    });
    const { status, body } = await publish(data, 'plánek.bmp');
    expect([status, body.fileContentType, body.width, body.height]).toEqual([200, 'PNG', 2, 1]);
    const answer = await anonymous.send('GET', `/api/media/${body.uuid}?format=jpg`);
    expect(await sizeOf(answer.rawPayload)).toEqual({ width: 2, height: 1, format: 'jpeg' });
  });

  it('does not unpack a BMP that says it is enormous, and refuses half of one', async () => {
    const header = Buffer.alloc(64);
    header.write('BM');
    header.writeUInt32LE(54, 10);
    header.writeUInt32LE(40, 14);
    header.writeInt32LE(60_000, 18);
    header.writeInt32LE(60_000, 22);
    const huge = await upload(header, 'huge.bmp');
    expect([huge.status, keys(huge.body)]).toEqual([422, ['media.error.tooManyPixels']]);
    for (const at of [18, 22]) header.writeInt32LE(2, at);
    const half = await upload(header.subarray(0, 30), 'half.bmp');
    expect([half.status, keys(half.body)]).toEqual([422, ['media.error.notAnImage']]);
  });

  it('names HEIC in its refusal', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
    ]);
    const { status, body } = await upload(heic, 'IMG_0042.HEIC');
    expect([status, keys(body)]).toEqual([422, ['media.error.heic']]);
  });

  it('tolerates base64 with a data: prefix in place of the bytes, and warns of it', async () => {
    const warn = vi.spyOn(test.log, 'warn');
    const png = await picture().png().toBuffer();
    const { status, body } = await upload(`data:image/png;base64,${png.toString('base64')}`);
    expect([status, body.width, warn.mock.calls]).toEqual([
      200,
      400,
      [['media upload: the base64 already has a data: prefix']],
    ]);
    warn.mockRestore();
  });

  it.each([
    ['a text called a picture', Buffer.from('hello, this is no image'), 'media.error.notAnImage'],
    [
      'a picture cut short',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]),
      'media.error.notAnImage',
    ],
    [
      'an SVG that is nothing but a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg'),
      'media.error.notAnImage',
    ],
  ])('refuses %s', async (_what, bytes, messageKey) => {
    const { status, body } = await upload(bytes);
    expect([status, body.globalErrors?.[0]?.messageKey]).toEqual([422, messageKey]);
  });

  it('answers everybody else while it reads a drawing made to be slow, and refuses it', async () => {
    const comments = await upload(`${'<!---->'.repeat(45)}<x>`, 'logo.svg');
    const groups = Array.from(
      { length: 31 },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    );
    const copies = await upload(
      `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><rect/></g>${groups.join('')}</svg>`,
      'logo.svg',
    );
    expect(
      [comments, copies].map(({ status, body }) => [status, body.globalErrors?.[0]?.messageKey]),
    ).toEqual([
      [422, 'media.error.notAnImage'],
      [422, 'media.error.tooComplex'],
    ]);
  });

  it('refuses more than a megabyte', async () => {
    const { status, body } = await upload(Buffer.alloc(1_048_577, 7));
    expect([status, body.globalErrors]).toEqual([400, [{ messageKey: 'common.error.tooLarge' }]]);
  });

  it('refuses a picture that would unpack to a flood of pixels', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 6_250, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_048_576);
    expect((await upload(bomb)).body.globalErrors).toEqual([
      { messageKey: 'media.error.tooManyPixels', params: { max: 40, pixels: 50 } },
    ]);
  });
});

describe('showing a picture', () => {
  it('resizes, crops and converts it, to be kept for ever', async () => {
    const { body } = await publish(await picture().png().toBuffer());
    const whole = await anonymous.send('GET', `/api/media/${body.uuid}?size=128`);
    expect([whole.headers['content-type'], await sizeOf(whole.rawPayload)]).toEqual([
      'image/webp',
      { width: 128, height: 64, format: 'webp' },
    ]);
    expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const url = `/api/media/${body.uuid}?size=64&format=jpg&x=0.25&y=0&width=0.5&height=1`;
    await admin.call(api.mediaAdmin.crop, {
      uuid: body.uuid,
      body: { crop: { crops: { square: { x: 0.25, y: 0, width: 0.5, height: 1 } } } },
    });
    const square = await anonymous.send('GET', url);
    expect([square.headers['cache-control'], await sizeOf(square.rawPayload)]).toEqual([
      'public, max-age=31536000, immutable',
      { width: 64, height: 64, format: 'jpeg' },
    ]);
  });

  it('makes no crop nobody has saved: the whole picture stands in, for a moment', async () => {
    const { body } = await publish(await picture().png().toBuffer());
    const shown = await anonymous.send(
      'GET',
      `/api/media/${body.uuid}?size=64&x=0.123&y=0&width=0.5&height=1`,
    );
    expect([
      shown.statusCode,
      shown.headers['cache-control'],
      await sizeOf(shown.rawPayload),
    ]).toEqual([200, 'public, max-age=10', { width: 64, height: 32, format: 'webp' }]);
  });

  it('answers WebP at once where AVIF is still to be made, and AVIF after', async () => {
    await test.jobs.start();
    const { body } = await publish(await picture().png().toBuffer());
    const url = `/api/media/${body.uuid}?size=64&format=avif`;
    const first = await anonymous.send('GET', url);
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=10',
    ]);
    await expect
      .poll(async () => (await anonymous.send('GET', url)).headers['content-type'])
      .toBe('image/avif');
  });

  it('is asked about in the database once until the catalogue changes, and answered 304 to whom has it', async () => {
    const { body } = await publish(await picture().png().toBuffer());
    const url = `/api/media/${body.uuid}?size=64`;
    const first = await anonymous.send('GET', url);
    // behind the portal's back: nothing has said that the catalogue changed
    await test.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update partner set logo = null where logo = ${body.uuid}`.execute(tx);
    });
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await anonymous.send('GET', url, undefined, known);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    await admin.call(api.partnerAdmin.create, { body: buildPartner() });
    expect((await anonymous.send('GET', url)).statusCode).toBe(404);
  });

  it('never enlarges a bitmap and makes only the sizes of the ladder', async () => {
    const { body } = await publish(await picture(100, 50).png().toBuffer());
    expect(
      await sizeOf((await anonymous.send('GET', `/api/media/${body.uuid}?size=1024`)).rawPayload),
    ).toMatchObject({ width: 100 });
    expect((await anonymous.send('GET', `/api/media/${body.uuid}?size=1000`)).statusCode).toBe(400);
    expect(
      (await anonymous.send('GET', `/api/media/${body.uuid}?x=2&y=0&width=1&height=1`)).statusCode,
    ).toBe(400);
  });

  it('keeps of an SVG only what is drawn', async () => {
    const { status, body } = await publish(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="x()">' +
        '<script>alert(1)</script><image href="https://evil.example/x.png"/>' +
        '<rect width="64" height="64" fill="red"/></svg>',
      'logo.svg',
    );
    expect([status, body.fileContentType]).toEqual([200, 'SVG']);
  });

  it('draws an SVG and never sends it as it came', async () => {
    const { body } = await publish(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="red"/></svg>',
      'a.svg',
    );
    const shown = await anonymous.send('GET', `/api/media/${body.uuid}?size=256`);
    expect(await sizeOf(shown.rawPayload)).toEqual({ width: 256, height: 256, format: 'webp' });
  });
});

describe('a file', () => {
  it('in use cannot be deleted; unused it can', async () => {
    const { body: media } = await upload(await picture().png().toBuffer());
    const partner = (
      await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo: media.uuid }) })
    ).body;
    expect(
      (await admin.call(api.mediaAdmin.remove, { uuid: media.uuid })).body.globalErrors,
    ).toEqual([{ messageKey: 'media.error.inUse', params: { usages: 1 } }]);
    await admin.call(api.partnerAdmin.remove, { id: partner.id });
    const free = (await upload(await picture().png().toBuffer())).body;
    expect((await admin.call(api.mediaAdmin.remove, { uuid: free.uuid })).status).toBe(200);
    expect((await anonymous.send('GET', `/api/media/${free.uuid}`)).statusCode).toBe(404);
  });

  it('that proves a claim of a partner is seen by administrators only, and kept by no cache', async () => {
    const { body: media } = await upload(await picture().png().toBuffer());
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({
        sustainability: 'SUSTAINABILITY_CHAMPION',
        sustainabilityEvidence: media.uuid,
      }),
    });
    const url = `/api/media/${media.uuid}`;
    const employee = await test.signedIn('employee');
    const [seen, ...refused] = [
      await admin.send('GET', url),
      await anonymous.send('GET', url),
      await employee.send('GET', url),
    ];
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [404, '{}'],
      [404, '{}'],
    ]);
  });

  it('that stands nowhere yet, or no more, is seen by administrators only, and kept by no cache', async () => {
    const { body: media } = await upload(await picture().png().toBuffer());
    const url = `/api/media/${media.uuid}`;
    const employee = await test.signedIn('employee');
    const statuses = async (): Promise<number[]> => [
      (await admin.send('GET', url)).statusCode,
      (await employee.send('GET', url)).statusCode,
      (await anonymous.send('GET', url)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 404, 404]);
    expect((await admin.send('GET', url)).headers['cache-control']).toBe('private, no-store');
    const proof = (evidence: string | null) =>
      buildPartner({ sustainability: 'SUSTAINABILITY_CHAMPION', sustainabilityEvidence: evidence });
    const { id, version } = (await admin.call(api.partnerAdmin.create, { body: proof(media.uuid) }))
      .body;
    expect(await statuses()).toEqual([200, 404, 404]);
    const { uuid: newer } = (await upload(await picture().png().toBuffer())).body;
    expect(
      (await admin.call(api.partnerAdmin.update, { id, body: { ...proof(newer), version } }))
        .status,
    ).toBe(200);
    expect(await statuses()).toEqual([200, 404, 404]);
    await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo: media.uuid }) });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('keeps its named crops, which must lie inside the picture', async () => {
    const { body: media } = await upload(await picture().png().toBuffer());
    const crop = { crops: { square: { x: 0.25, y: 0, width: 0.5, height: 1 } } };
    expect(
      (await admin.call(api.mediaAdmin.crop, { uuid: media.uuid, body: { crop } })).body.crop,
    ).toEqual(crop);
    const outside = await admin.call(api.mediaAdmin.crop, {
      uuid: media.uuid,
      body: { crop: { crops: { square: { x: 0.8, y: 0, width: 0.5, height: 1 } } } },
    });
    expect([outside.status, outside.body.fieldErrors?.[0]?.messageKey]).toEqual([
      422,
      'validation.crop',
    ]);
  });
});

describe("a picture of an employer's own article", () => {
  const statusFor = async (caller: ReturnType<TestApp['createCaller']>, uuid: string) =>
    (await caller.send('GET', `/api/media/${uuid}`)).statusCode;

  it('is for the people of that employer, until it stands somewhere open as well', async () => {
    const { uuid } = (await upload(await picture().png().toBuffer())).body;
    const { title, lead, blocks, validFrom, validTo } = buildArticle();
    await admin.call(api.clientArticleAdmin.create, {
      clientId: 1,
      body: {
        title,
        lead,
        blocks: [
          ...blocks,
          { type: 'IMAGE', mediaUuid: uuid, alt: text('Školka'), crop: null, caption: text('') },
        ],
        cover: uuid,
        coverAlt: text('Školka'),
        validFrom,
        validTo,
      },
    });
    const [employee, other] = [await test.signedIn('employee'), await test.signedIn('other')];
    expect(
      await Promise.all(
        [employee, admin, other, anonymous].map((caller) => statusFor(caller, uuid)),
      ),
    ).toEqual([200, 200, 404, 404]);
    await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo: uuid }) });
    expect(await statusFor(anonymous, uuid)).toBe(200);
  });
});
