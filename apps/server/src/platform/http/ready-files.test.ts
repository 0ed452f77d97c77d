import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { createReadyFiles, type ReadyFiles } from './ready-files.ts';

const file = {
  bytes: Buffer.from('picture'),
  type: 'image/webp',
  etag: '"p1"',
  cacheControl: 'public, max-age=31536000, immutable',
  headers: ['Cross-Origin-Resource-Policy', 'cross-origin'],
};
let files: ReadyFiles;
beforeEach(() => {
  files = createReadyFiles(['Access-Control-Allow-Origin', 'https://portal.test']);
});

/** What a request gets: its status, headers and body; undefined where the framework must look at it. */
const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  let answer: { status: number; headers: string[]; body: string | undefined } | undefined;
  const response = {
    writeHead: (status: number, sent: string[]) => (answer = { status, headers: sent, body: '' }),
    end: (body?: Buffer) => answer && (answer.body = body?.toString()),
  };
  const request = { method, url, headers };
  files.serveDirect(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return answer;
};

it('a file is served to anyone who asks, signed in or not, with every header', () => {
  files.keeperOf({ url: '/api/media/1' })(file);
  for (const cookie of ['theme=dark', 'session=x']) {
    const answer = ask('/api/media/1', { cookie });
    expect([answer?.status, answer?.body]).toEqual([200, 'picture']);
    for (const header of [
      'image/webp',
      '"p1"',
      file.cacheControl,
      'https://portal.test',
      'cross-origin',
    ])
      expect(answer?.headers).toContain(header);
  }
  const again = ask('/api/media/1', { 'if-none-match': '"p1"' });
  expect([again?.status, again?.body]).toEqual([304, undefined]);
  expect(again?.headers).not.toContain('Content-Length');
  expect([ask('/api/media/2'), ask('/api/media/1', {}, 'DELETE')]).toEqual([undefined, undefined]);
});

it('a file is forgotten when the catalogue changes, and one that was looked at before is not kept', () => {
  const keep = files.keeperOf({ url: '/api/media/1' });
  keep(file);
  files.drop(['partner 12']);
  expect(ask('/api/media/1')).toBeUndefined();
  keep(file);
  expect(ask('/api/media/1')).toBeUndefined();
});
