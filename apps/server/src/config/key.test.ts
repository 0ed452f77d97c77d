import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentProblems, parseEnvironment, variables } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const [one, other] = [
  Buffer.alloc(32, 1).toString('base64'),
  Buffer.alloc(32, 2).toString('base64'),
];

describe('a secret', () => {
  it('comes as a file, whose last line end is none of it', () => {
    const config = parseEnvironment({
      ENCRYPTION_KEY_FILE: fileWith('key', `${one}\n`),
      ENCRYPTION_KEYS_OLD_FILE: fileWith('old', `${other}\n`),
      DATABASE_URL_FILE: fileWith('url', 'postgres://me:secret@db/x'),
    });
    expect(config.encryptionKey?.toString('base64')).toBe(one);
    expect(config.oldEncryptionKeys.map((key) => key.toString('base64'))).toEqual([other]);
    expect(config.databaseUrl).toBe('postgres://me:secret@db/x');
  });
  it.each([
    [
      'twice',
      { SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/x' },
      'SMTP_URL and SMTP_URL_FILE exclude each other',
    ],
    [
      'in a file that is not there',
      { SMTP_URL_FILE: '/nowhere' },
      'SMTP_URL_FILE cannot be read: ENOENT',
    ],
    ['in an empty file', { SMTP_URL_FILE: fileWith('empty', '\n') }, 'is empty'],
    [
      'wrong in its file',
      { ENCRYPTION_KEY_FILE: fileWith('short', 'short') },
      'ENCRYPTION_KEY is not a valid value',
    ],
    [
      'the same as an old one',
      { ENCRYPTION_KEY: one, ENCRYPTION_KEYS_OLD: one },
      'stands in ENCRYPTION_KEYS_OLD too',
    ],
  ])('given %s ends the start with one line', (_how, environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(line);
    expect(environmentProblems(environment)).toEqual([expect.stringContaining(line)]);
  });
  it('has a file beside it, and nothing else has', () => {
    expect(variables).toContain('STRIPE_SECRET_KEY_FILE');
    expect(variables).not.toContain('WEB_PORT_FILE');
  });
});

it('everything that is wrong is told at once', () => {
  expect(
    environmentProblems({ WEB_PORT: 'x', COUNTRY: 'Pl', SMTP_URL: 'ftp://me:secret@mail' }),
  ).toEqual([
    'WEB_PORT=x is not a valid value (see docs/operations.md)',
    'COUNTRY=Pl is not a valid value (see docs/operations.md)',
    'SMTP_URL is not a valid value (see docs/operations.md)',
  ]);
  expect(environmentProblems({})).toEqual([]);
});
