import { api } from '@cafeteria/contract';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { buildPartner } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const s3 = await startS3();
afterAll(s3.stop);
const test = await openTestApp({
  MEDIA_STORE: 's3',
  MEDIA_S3_URL: s3.settings.url,
  MEDIA_S3_REGION: s3.settings.region,
  MEDIA_S3_KEY_ID: s3.settings.keyId,
  MEDIA_S3_SECRET: s3.settings.secret,
});
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();
beforeEach(() => Object.assign(s3.state, { failing: 0, asked: [] }));

const picture = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#a06040' } })
    .png()
    .toBuffer();
const upload = async (bytes: Buffer, fileName = 'picture.png') =>
  (await admin.call(api.mediaAdmin.upload, { body: { fileName }, file: bytes })).body.uuid;
const publish = async (): Promise<string> => {
  const uuid = await upload(await picture());
  await admin.call(api.partnerAdmin.create, { body: buildPartner({ logo: uuid }) });
  return uuid;
};

describe('a picture in S3', () => {
  it('is made once, and asked for there no more while it is in memory', async () => {
    const uuid = await publish();
    const url = `/api/media/${uuid}?size=128`;
    const first = await anonymous.send('GET', url);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    expect([...s3.objects.keys()].filter((key) => key.includes(uuid))).toEqual([
      `media/original/${uuid.slice(0, 2)}/${uuid}`,
      `media/derived/${uuid.slice(0, 2)}/${uuid}/128-whole.webp`,
    ]);
    s3.state.requests = [];
    expect((await admin.send('GET', url)).rawPayload).toEqual(first.rawPayload);
    expect(s3.state.requests).toEqual([]);
  });
  it('that everybody could see is shown on while the database is away, and no other', async () => {
    const shown = `/api/media/${await publish()}?size=64`;
    const hidden = `/api/media/${await upload(await picture())}?size=64`;
    expect((await anonymous.send('GET', shown)).statusCode).toBe(200);
    expect((await admin.send('GET', hidden)).statusCode).toBe(200);
    const gone = await upload(await picture());
    const { body } = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ logo: gone }),
    });
    expect((await anonymous.send('GET', `/api/media/${gone}?size=64`)).statusCode).toBe(200);
    const other = buildPartner({ logo: await upload(await picture()) });
    const changed = { ...other, version: body.version };
    await admin.call(api.partnerAdmin.update, { id: body.id, body: changed });
    expect((await anonymous.send('GET', `/api/media/${gone}?size=64`)).statusCode).toBe(404);
    // any save makes each picture be looked at again, and the database goes before it is
    await publish();
    const away = vi
      .spyOn(test.pool, 'connect')
      .mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    const statusOf = async (url: string) => (await anonymous.send('GET', url)).statusCode;
    expect(await statusOf(shown)).toBe(200);
    expect(await statusOf(hidden)).toBe(503);
    expect(await statusOf(`/api/media/${gone}?size=64`)).toBe(503);
    away.mockRestore();
    expect(await statusOf(shown)).toBe(200);
    expect(await statusOf(hidden)).toBe(404);
  });
  it('that stands nowhere is given to administrators alone', async () => {
    const url = `/api/media/${await upload(await picture())}`;
    expect((await anonymous.send('GET', url)).statusCode).toBe(404);
    expect((await admin.send('GET', url)).statusCode).toBe(200);
  });
  it('that cannot be had now is 503 and kept by nobody, and there again when S3 is', async () => {
    const url = `/api/media/${await publish()}?size=64`;
    test.errors.length = 0;
    s3.state.failing = 100;
    const { statusCode, headers, body } = await anonymous.send('GET', url);
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([
      503,
      'no-store',
      { globalErrors: [{ messageKey: 'common.error.unavailable' }] },
    ]);
    expect(test.errors).toEqual([expect.stringContaining('503 SlowDown')]);
    s3.state.failing = 0;
    expect((await anonymous.send('GET', url)).statusCode).toBe(200);
  });
  it('is not taken while S3 is away, and nothing is left of it', async () => {
    s3.state.failing = 100;
    const { status } = await admin.call(api.mediaAdmin.upload, {
      body: { fileName: 'lost.png' },
      file: await picture(),
    });
    s3.state.failing = 0;
    const listed = await admin.call(api.mediaAdmin.list, {
      pageNumber: 0,
      pageSize: 20,
      keyword: 'lost.png',
    });
    expect([status, listed.body.content]).toEqual([503, []]);
  });
  it('that is not what was uploaded is not shown, and the log says which', async () => {
    const uuid = await publish();
    const key = `media/original/${uuid.slice(0, 2)}/${uuid}`;
    s3.objects.set(key, { bytes: await picture().then((one) => one.subarray(1)), meta: undefined });
    test.errors.length = 0;
    expect((await anonymous.send('GET', `/api/media/${uuid}?size=64`)).statusCode).toBe(503);
    expect(test.errors).toEqual([expect.stringContaining(uuid)]);
  });
  it('goes with what was made of it', async () => {
    const uuid = await upload(await picture());
    await admin.send('GET', `/api/media/${uuid}?size=64`);
    await admin.call(api.mediaAdmin.remove, { uuid });
    expect([...s3.objects.keys()].filter((key) => key.includes(uuid))).toEqual([]);
  });
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7 of a hundred pages');
  const ask = async (headers: Record<string, string>) => {
    const url = `/api/media/${await upload(pdf, 'a.pdf')}`;
    const answer = await admin.send('GET', url, undefined, headers);
    return { ...answer, status: answer.statusCode, range: answer.headers['content-range'], url };
  };
  it('is given in part to whom asks for a part', async () => {
    const { status, range, body } = await ask({ range: 'bytes=1-3' });
    expect([status, range, body]).toEqual([206, `bytes 1-3/${pdf.length}`, 'PDF']);
    expect((await ask({ range: 'bytes=-5' })).body).toBe('pages');
    expect((await ask({ range: 'bytes=22-' })).body).toBe('pages');
    expect((await ask({ range: 'bytes=900-' })).status).toBe(416);
    expect((await ask({ range: 'bytes=1-3', 'if-range': '"older"' })).status).toBe(200);
  });
  it('is 304 to whom has it', async () => {
    const { url, headers } = await ask({});
    const known = { 'if-none-match': String(headers.etag) };
    expect((await admin.send('GET', url, undefined, known)).statusCode).toBe(304);
  });
});
