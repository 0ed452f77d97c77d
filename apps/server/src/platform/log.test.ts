import { expect, it } from 'vitest';
import { openLog } from './log.ts';

const failed = Object.assign(new Error('new row violates check constraint "user_check"'), {
  code: '23514',
  table: 'user',
  detail: 'Failing row contains (7, jana@firma.example, Nováková, $argon2id$v=19$secret).',
  where: 'PL/pgSQL function note(text) line 3, with "jana@firma.example"',
});

it('says what a database refused, and not the row it was refused in', () => {
  const lines: string[] = [];
  const log = openLog({ level: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: failed }, 'request failed');
  log.error(failed, 'showing /');
  log.child({ reqId: '1' }).warn({ err: new Error('beside', { cause: failed }) }, 'again');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'request failed',
    'showing /',
    'again',
  ]);
  const [errorLine = '', page = ''] = lines;
  expect(errorLine).toContain('user_check');
  expect(page).toContain('23514');
  for (const line of lines) expect(line).not.toMatch(/jana|Nováková|argon2id/);
});
