import type { AuditEntry } from '@cafeteria/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import admin from '../../../../../../packages/i18n/locales/cs/admin.json';
import type { Resource } from '../resource.ts';
import { cleanUp, render } from '../testing/render.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { accountFields } from './history-words.ts';

afterEach(cleanUp);

const show = (after: NonNullable<AuditEntry['after']>, name = 'Jana'): string => {
  const resource = { name: 'user', widgets: {} } as unknown as Resource;
  const entry = {
    id: 1,
    at: '2026-11-22T08:00:00Z',
    action: 'UPDATE',
    entity: 'user',
    entityId: 1,
    user: { id: 1, name },
    before: null,
    after,
  } as AuditEntry;
  render(<HistoryEntry resource={resource} entry={entry} />);
  return page.getByRole('listitem').element().textContent ?? '';
};

test('an invitation stands in the history in words', () => {
  const shownText = show({ onboarding: 'LETTER', invited: 100 });
  expect(shownText).toContain('Připravena jako dopis');
  expect(shownText).toContain('Odeslané pozvánky');
  expect(shownText).not.toMatch(/LETTER|column\.|history\./);
});
test('who did it is called by the number of an account that was erased since', () =>
  expect(show({ invited: 1 }, '')).toContain('Smazaný účet č. 1'));
test('a phone stands there with its state in words', () =>
  expect(show({ mobileDevice: 'Pixel: BLOCKED' })).toContain('Pixel: Zablokovaný'));
test.each([
  [{ passkeys: 2, hasApp: true }, /2\spřístupové klíče, Ověřovací aplikace$/],
  [{ passkeys: 0, hasApp: false }, /nevyplněno$/],
])('passkeys and the second factor stand there in words (%j)', (factors, words) =>
  expect(show({ factors })).toMatch(words),
);
test('settings of the employer’s account are named, and of the secret only that it was typed', () => {
  const settings = {
    enabled: true,
    issuer: 'https://login.example',
    emailClaim: null,
    secret: true,
  };
  const shownText = show({ employerSignIn: settings });
  expect(shownText).toContain('Přihlášení firemním účtem je zapnuté: Ano');
  expect(shownText).toContain('https://login.example');
  expect(shownText).toMatch(/Údaj s\se-\u2060mailem: nevyplněno/);
  expect(shownText).toMatch(/Tajný klíč \(client secret\): nově zadaný/);
  expect(shownText).not.toMatch(/[{}"]|issuer:|isOnly/);
});
test('everything that is written about an account has its words', () =>
  expect(Object.keys(admin.history.field)).toEqual([...accountFields]));
