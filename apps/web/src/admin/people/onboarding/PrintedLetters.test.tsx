import type { InvitationLetter } from '@cafeteria/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../../frame/testing/render.tsx';
import { PrintedLetters } from './PrintedLetters.tsx';
import { loadReaderTexts } from './reader-texts.ts';

afterEach(cleanUp);

const letter = (fields: Partial<InvitationLetter>): InvitationLetter => ({
  userId: 1,
  firstName: 'Jana',
  lastName: 'Nováková',
  username: 'jana',
  language: 'CZ',
  addressLines: [],
  personalNumber: null,
  clientName: 'Pekárny',
  logo: null,
  primaryColour: null,
  welcomeText: '',
  contactEmail: null,
  contactPhone: '+420777123456',
  href: 'https://benefity.example/welcome?userId=1&code=x',
  validUntil: '2026-11-29T08:00:00Z',
  ...fields,
});

test('a letter speaks the language of its reader, whatever the administrator reads', async () => {
  const letters = [
    letter({ userId: 1, language: 'CZ' }),
    letter({ userId: 2, language: 'SK' }),
    letter({ userId: 3, language: 'EN' }),
  ];
  render(<PrintedLetters letters={letters} texts={await loadReaderTexts(letters)} />);
  const heads = page.getByRole('heading').elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'Dobrý den, Jano,',
    'Dobrý deň, Jana,',
    'Hello Jana,',
  ]);
  const sheets = page.getByRole('article').elements();
  expect(sheets.map((sheet) => sheet.getAttribute('lang'))).toEqual(['cs', 'sk', 'en']);
  expect(sheets[0]?.textContent).toContain('+420\u00A0777\u00A0123\u00A0456');
});
