/** The one configuration of nginx: operators copy it, the documentation quotes it, the plays run with it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificates } from './cluster/certificates.mjs';
import { nginxConfig, nginxFile } from './cluster/nginx-config.mjs';
import { freePorts } from './cluster/wait.mjs';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const given = textOf(nginxFile);
const [nginx, openssl] = ['/usr/sbin/nginx', '/usr/bin/openssl'];
const isInstalled = existsSync(nginx) && existsSync(openssl);

const upstream = (name: string): string =>
  new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(given)?.[1] ?? '';

describe(nginxFile, () => {
  it('quoted by operations.md is the file itself', () => {
    const quoted = [...textOf('docs/operations.md').matchAll(/^```nginx\n([\s\S]*?)^```/gm)];
    expect(quoted.map(([, text]) => text)).toEqual([given]);
  });
  it.each([
    ['keeps its connections to the nodes, and lets go before they do', /^\s*keepalive 64;$/m],
    ['lets go before the nodes do, after 72 seconds', /^\s*keepalive_timeout 30s;$/m],
    ['takes no node out for one answer that breaks off', /max_fails=5 fail_timeout=2s;/],
  ])('%s', (_what, rule) => {
    for (const name of ['api', 'portal']) {
      expect(upstream(name)).toMatch(rule);
    }
  });
  it('names each node once more, for when both have been left', () => {
    for (const name of ['api', 'portal']) {
      const servers = (what: string) =>
        [...upstream(name).matchAll(new RegExp(`server (\\S+) ${what};`, 'g'))].map(([, at]) => at);
      expect(servers('max_fails=5 fail_timeout=2s')).toHaveLength(2);
      expect(servers('max_fails=0 backup')).toEqual(servers('max_fails=5 fail_timeout=2s'));
    }
  });
  it.each([
    ['an upstream is asked on connections that stay', 'proxy_http_version 1.1;'],
    ['and are not closed after each answer', 'proxy_set_header Connection "";'],
    ['a file of ten megabytes with its form is taken', 'client_max_body_size 12m;'],
    ['a node that is gone is left in two seconds', 'proxy_connect_timeout 2s;'],
    ['a stream is silent for 15 seconds at most', 'proxy_read_timeout 60s;'],
    ['what is streamed is passed on at once', 'proxy_buffering off;'],
    ['limits are by the address of who asks', 'proxy_set_header X-Forwarded-For $remote_addr;'],
    ['cookies are for https', 'proxy_set_header X-Forwarded-Proto $scheme;'],
    ['readers are answered by no older TLS', '\nssl_protocols TLSv1.2 TLSv1.3;'],
    ['nor are nodes', 'proxy_ssl_protocols TLSv1.2 TLSv1.3;'],
    ['nodes are proved', 'proxy_ssl_verify on;'],
    ['by the name of their certificate', 'proxy_ssl_name node.benefits.internal;'],
    [
      'the API has a host of its own, and figures and health stay inside',
      'server_name api.benefits.example; location /api/ { proxy_pass https://api; }',
    ],
    ['the portal its', 'server_name benefits.example; location / { proxy_pass https://portal; }'],
  ])('%s', (_what, line) => expect(given).toContain(line));
  it('speaks https alone', () => {
    expect(given.match(/listen [^;]*;/g)).toEqual(['listen 443 ssl;', 'listen 443 ssl;']);
    expect(given).not.toMatch(/proxy_pass http:/);
  });
});

const ports = { nginx: 1443, api: [1081, 1082], web: [1031, 1032] };
it('the plays have nothing of an operator’s own left in theirs', () => {
  const text = nginxConfig(ports, { folder: '/play', host: 'play.test', isRoot: false });
  expect(text).not.toMatch(/10\.0\.0|benefits\.|\/etc\/|listen 443/);
  expect(text).toContain('server 127.0.0.1:1082 max_fails=5 fail_timeout=2s;');
});

describe.skipIf(!isInstalled)('nginx', () => {
  const host = 'play.test';
  let folder: string;
  let ports: { nginx: number; api: number[]; web: number[] };
  let file: string;
  const closing: (() => unknown)[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    createCertificates(openssl, folder, host);
    const [first = 0, api0 = 0, api1 = 0, web0 = 0, web1 = 0] = await freePorts(5);
    ports = { nginx: first, api: [api0, api1], web: [web0, web1] };
    file = path.join(folder, 'nginx.conf');
    const isRoot = process.getuid?.() === 0;
    writeFileSync(file, nginxConfig(ports, { folder, host, isRoot }));
  });
  afterAll(() => {
    for (const close of closing) close();
    rmSync(folder, { recursive: true });
  });
  /** A node that breaks off what is sent to `/api/break`. */
  const startApi = async (nth: number): Promise<void> => {
    const [key, cert] = ['node.key', 'node.crt'].map((name) =>
      readFileSync(path.join(folder, name)),
    );
    const server = createServer({ key, cert }, ({ url, socket }, answer) =>
      url === '/api/break' ? socket.destroy() : answer.end('here'),
    );
    await new Promise<void>((resolve) => void server.listen(ports.api[nth], '127.0.0.1', resolve));
    closing.push(() => (server.closeAllConnections(), server.close()));
  };
  const ask = (method: string, url: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const servername = `api.${host}`;
      const to = { host: '127.0.0.1', port: ports.nginx, method, path: url, servername };
      const sent = request(
        { ...to, headers: { host: servername }, rejectUnauthorized: false, agent: false },
        (answer) => resolve(answer.resume().statusCode ?? 0),
      );
      sent.once('error', reject).end();
    });

  it('takes it', () => {
    const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
  it('asks nodes it has left all the same where it has left them all', async () => {
    const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
    closing.push(() => child.kill());
    await startApi(1);
    const answers = () => ask('GET', '/api/x').catch(() => 0);
    await expect.poll(answers, { timeout: 10_000 }).toBe(200);
    // the first is dead, which is seen; it comes back, and in that moment the other breaks off what it had
    for (let nth = 0; nth < 12; nth += 1) expect(await ask('GET', '/api/x')).toBe(200);
    await startApi(0);
    for (let nth = 0; nth < 6; nth += 1) expect(await ask('POST', '/api/break')).toBe(502);
    expect(await ask('GET', '/api/x')).toBe(200);
  });
});
