import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A registry that says this when it is asked for weaknesses, and knows no package. */
const registry = async (status: number, answer: object) => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isQuestion = request.method === 'POST';
      if (isQuestion) requests.push(gunzipSync(Buffer.concat(parts)).toString());
      response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isQuestion ? answer : {}));
    });
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { requests, url: `http://127.0.0.1:${port}` };
};
const advisories = (url: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      ...process.env,
      npm_config_registry: url,
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
    };
    execFile(process.execPath, ['tools/advisories.mjs'], { cwd: root, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });

it('asks for every library the product runs on, and for none that only builds or tests it', async () => {
  const { url, requests } = await registry(200, {});
  expect(await advisories(url)).toEqual({
    code: 0,
    output: 'No library the product runs on has a weakness the registry knows.\n',
  });
  const names = Object.keys(JSON.parse(requests[0] ?? '{}'));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'pg']));
  expect(names).not.toContain('vitest');
});

it('names a weakness with its weight and where it is told', async () => {
  const { url } = await registry(200, {
    fastify: [
      {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'Lets everybody in',
        severity: 'critical',
        vulnerable_versions: '<999.0.0',
      },
    ],
  });
  const { code, output } = await advisories(url);
  expect(code).toBe(1);
  expect(output).toContain(
    'critical: fastify <999.0.0: Lets everybody in (https://advisories.example/1)',
  );
});

it('never says that all is well when the registry does not answer the question', async () => {
  const { url } = await registry(405, {});
  const { code, output } = await advisories(url);
  expect([code, output]).toEqual([2, expect.stringContaining('Not known')]);
  expect((await advisories('http://127.0.0.1:9')).code).toBe(2);
});
