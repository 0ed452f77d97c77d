import { describe, expect, it } from 'vitest';
import { csvCell } from '../rules/csv.ts';
import { BranchOfficeForm } from '../catalogue/branch-office.ts';
import { PartnerForm } from '../catalogue/partner.ts';
import { AuthorizePayment } from '../money/payment.ts';
import { ClientForm } from '../people/client.ts';
import { CompanyForm } from '../people/company.ts';
import { lineText, nameText, requiredLocalizedText, requiredText, text } from './text.ts';

describe('a text that somebody typed', () => {
  it('loses what nobody sees: marks that turn what follows around, and gaps of no width', () => {
    expect(text(20).parse('\u202Egpj.exe')).toBe('gpj.exe');
    expect(text(20).parse('\u200B Jan\uFEFF\u2066 ')).toBe('Jan');
    expect(requiredText(20).parse('\u200Eקפה')).toBe('קפה');
  });
  it('keeps pictures made of several, joiners and marks above letters', () => {
    for (const kept of ['👩‍🌾 trh', 'X\u030C', 'O’Neil', '－'])
      expect(requiredText(20).parse(kept)).toBe(kept);
  });
  it('has a letter and its accent as one, however it was typed: names are compared and printed', () => {
    for (const field of [text(20), requiredText(20)])
      expect(field.parse('Z\u030Cluťouc\u030Cky\u0301')).toBe('Žluťoučký');
  });
  it('holds something that is seen where it must hold something', () => {
    for (const empty of [
      '',
      ' ',
      '\u200B',
      '\u3164',
      '\u00AD\u00AD',
      '\u2800',
      '\u{E0041}',
      '\u200D',
    ])
      expect(requiredText(20).safeParse(empty).success, JSON.stringify(empty)).toBe(false);
    expect(text(20).parse('')).toBe('');
  });
});

describe('a cell of a file', () => {
  it.each(['=1+1', ' =1+1', '\t=1', '\u200B=1+1', '\u202E@SUM(A1)', '\uFEFF-2', '＝1+1', '＠x'])(
    'is no formula, whatever stands before it: %j',
    (name) => expect(csvCell(name)).toBe(`'${name}`),
  );
  it('is left as it is when it is none', () =>
    expect(['Jan', 'a=b', '👩‍🌾', '1-2'].map(csvCell)).toEqual(['Jan', 'a=b', '👩‍🌾', '1-2']));
});

describe('what something is called', () => {
  it.each(['Pila\r\na syn', 'Pila\u2028a\nsyn', 'Pila\t a syn'])('%j is one line', (name) => {
    expect(nameText(40).parse(name)).toMatch(/^Pila +a syn$/);
    expect(lineText(40).parse(name)).toMatch(/^Pila +a syn$/);
    const { cs } = requiredLocalizedText(40).parse({ cs: name, sk: null, en: null });
    expect(cs).toMatch(/^Pila +a syn$/);
  });
  it.each([
    ['an employer', ClientForm.shape.name],
    ['a company', CompanyForm.shape.name],
    ['a partner', PartnerForm.shape.name],
    ['a branch office', BranchOfficeForm.shape.name],
    ['the number of a sale', AuthorizePayment.shape.reference],
  ])('of %s too', (_what, field) => {
    expect(field.parse('a\nb')).toBe('a b');
  });
});
