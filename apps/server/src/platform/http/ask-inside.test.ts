import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { insideOf } from './ask-inside.ts';
import { goneSignal } from './gone.ts';

const test = await openTestApp();
const person = await test.signedIn('employee');
const cookie = `session=${person.cookies.get('session')}`;
const inside = insideOf(test.app);

it.each([
  ['/api/category', 200],
  ['/api/category?language=none', 200],
  ['/api/user/me', 200],
  ['/api/user/favorite', 200],
  ['/api/partner/999999', 404],
  ['/api/partner/word', 400],
  ['/api/admin/partner', 403],
  ['/api/nothing', 404],
  ['/api/%zz', 400],
])('answers %s as Fastify does: %i', async (url, status) => {
  const headers = { cookie, 'accept-language': 'sk' };
  const injected = await test.app.inject({ url, headers });
  const { body, ...answer } = await inside({ url, headers });
  expect({ ...answer, body: Buffer.from(body).toString() }).toMatchObject({
    status: injected.statusCode,
    contentType: injected.headers['content-type'],
    etag: injected.headers.etag,
    body: injected.body,
  });
  expect(answer.status).toBe(status);
});

it('nobody who is not signed in is told what is a person’s', async () => {
  const { status } = await inside({ url: '/api/user/me', headers: {} });
  expect(status).toBe(401);
});

const app = Fastify();
afterAll(() => app.close());
const seen: string[] = [];
app.addHook(
  'onResponse',
  async ({ url }, { statusCode }) => void seen.push(`${url} ${statusCode}`),
);
app.get('/pieces', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(201, ['Content-Type', 'text/plain', 'ETag', '"a"']);
  reply.raw.write('žluť');
  reply.raw.write(Buffer.from('ou'));
  reply.raw.end();
});
app.get('/from', ({ ip }) => ip);
app.get('/given-up', (_request, reply) => {
  reply.hijack();
  reply.raw.destroy(new Error('given up'));
});
let gone: AbortSignal | undefined;
app.get('/waits', async (_request, reply) => {
  gone = goneSignal(reply);
  return reply.send('done');
});
const textAt = async (url: string) => {
  const { body, ...answer } = await insideOf(app)({ url, headers: {} });
  return { ...answer, text: Buffer.from(body).toString() };
};

it('takes what is written in pieces, past the framework', async () => {
  expect(await textAt('/pieces')).toMatchObject({ status: 201, etag: '"a"', text: 'žluťou' });
});
it('is asked from this machine, and counted as any other', async () => {
  expect(await textAt('/from')).toMatchObject({ status: 200, text: '127.0.0.1' });
  await expect.poll(() => seen).toContain('/from 200');
});
it('fails where an answer is given up', async () => {
  await expect(textAt('/given-up')).rejects.toThrow('given up');
});
it('a caller that was answered has not gone away', async () => {
  expect(await textAt('/waits')).toMatchObject({ text: 'done' });
  await new Promise(setImmediate);
  expect(gone?.aborted).toBe(false);
});
