import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { createScanner, pingScanner } from './scanner.ts';
import { eicar, startClamd } from './testing/clamd.ts';

const folder = mkdtempSync(join(tmpdir(), 'cafeteria-scanner-'));
const path = join(folder, 'clamd.ctl');
const test = await openTestApp({ CLAMD_ADDRESS: path });
let clamd = await startClamd(path);
const admin = await test.signedIn('admin');
afterAll(async () => {
  await clamd.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  clamd.says(undefined);
  clamd.isSilent(false);
});

const pdf = (more = ''): Buffer => Buffer.from(`%PDF-1.7 ${more}`);
const upload = async (file: Buffer) => {
  const { status, body } = await admin.call(api.mediaAdmin.upload, {
    body: { fileName: 'cenik.pdf' },
    file,
  });
  return [status, body.globalErrors?.[0]?.messageKey];
};
const count = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from media`.execute(test.db)).rows[0]?.n ?? 0;

describe('a file', () => {
  it('is shown to the scanner as it is, and taken', async () => {
    // longer than one piece
    const file = pdf('ž'.repeat(400_000));
    expect(await upload(file)).toEqual([200, undefined]);
    expect(clamd.seen().at(-1)?.equals(file)).toBe(true);
  });
  it('that it recognises is refused, and kept nowhere', async () => {
    const before = await count();
    expect(await upload(pdf(eicar))).toEqual([422, 'common.error.infected']);
    expect(await count()).toBe(before);
  });
  it('is shown to it before it is read, whatever it is', async () => {
    const { status, body } = await admin.call(api.userImport.upload, {
      clientId: 1,
      body: { fileName: 'lide.csv', deactivateMissing: false },
      file: Buffer.from(`personalNumber\n${eicar}`),
    });
    expect([status, body.globalErrors?.[0]?.messageKey]).toEqual([422, 'common.error.infected']);
  });
  it.each([
    'INSTREAM size limit exceeded. ERROR',
    'stream: OK and more',
    'stream: Cannot read ERROR',
    '',
  ])('is not taken where it says %j', async (line) => {
    clamd.says(line);
    expect(await upload(pdf())).toEqual([503, 'common.error.notScanned']);
  });
  it('is not taken while it is away, and is again when it is back', async () => {
    const before = await count();
    await clamd.stop();
    expect(await upload(pdf())).toEqual([503, 'common.error.notScanned']);
    expect(await count()).toBe(before);
    clamd = await startClamd(path);
    expect(await upload(pdf())).toEqual([200, undefined]);
  });
});

it('one that says nothing is waited for no longer than it is given', async () => {
  const lines: unknown[] = [];
  const log = { warn: () => {}, error: (line: unknown) => void lines.push(line) };
  clamd.isSilent(true);
  const scan = createScanner({ path }, log, 50);
  await expect(scan(pdf())).rejects.toThrow('common.error.notScanned');
  expect(lines).toEqual([{ answer: 'the scanner says nothing' }]);
});

it('is asked over a port as over a socket', async () => {
  const far = await startClamd(0);
  const address = { host: '127.0.0.1', port: portOf(far.server) };
  await pingScanner(address, 5_000);
  await createScanner(address, test.deps.log)(pdf());
  expect(far.seen()).toHaveLength(1);
  await far.stop();
  await expect(pingScanner(address, 5_000)).rejects.toThrow('ECONNREFUSED');
});
