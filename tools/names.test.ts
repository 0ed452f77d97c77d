import { describe, expect, test } from 'vitest';
import { nameProblems, proseProblems } from './names.mjs';

const planted = (text: string, file = 'apps/server/src/catalogue/offer/offer.ts') =>
  nameProblems([{ file, text }]);

describe('a name that tells nothing is refused', () => {
  test.each([
    ['of a variable', 'const few = 32;'],
    ['of a parameter', 'const cut = (text: string, most: number) => text.slice(0, most);'],
    ['of a function', 'function told(): void {}'],
    ['of a part of a value', 'const { body: said } = answer;'],
    ['of a part with a default', 'const [told = 0] = counts;'],
    ['of what is left over', 'const { id, ...said } = body;'],
    ['of a parameter that is taken apart', 'const sum = ({ most }: Limit) => 1;'],
    ['of a member', 'type Limit = { readonly most: number };'],
    ['of a method', 'class Box { told(): void {} }'],
    ['of a private member', 'class Box { #told = 0; }'],
    ['of a member of a class', 'class Box { constructor(private readonly seldom: number) {} }'],
    ['of a type', 'type Told = { readonly id: number };'],
    ['of an error', 'try { work(); } catch (said) { log(); }'],
    ['in front of another word', 'const mostOfAsker = 100;'],
    ['of what is only asked', 'const run = (asked: Request) => asked;'],
    ['of what is only asked, in a test', 'const asked = 1;', 'apps/server/src/a.test.ts'],
    ['in front of what it is about', 'const askedOf = (form: Form) => form;'],
    ['in a tool', "const said = (await answer()).text ?? '';", 'tools/doctor.mjs'],
  ])('%s', (_where, text, file?: string) => expect(planted(text, file)).toHaveLength(1));
  test('it is named with its line and what is written instead', () =>
    expect(planted('\nconst told = await mails();', 'a.ts')).toEqual([
      'a.ts:2: "told" tells nothing; say what it is: a message, a notice, a recipient',
    ]));
});

describe('nothing is said against', () => {
  test.each([
    ['what it holds', 'const maxRows = 32;'],
    ['a function that keeps to a limit', 'const atMost = (max: number) => ({ max });'],
    ['a key of an answer, which is the contract’s', 'const problem = { params: { most: 3 } };'],
    ['a word that begins alike', 'const mosters = 1; const fewer = 2;'],
    ['a text', "const title = 'told';"],
    ['who asked, and when', 'type Row = { askedBy: number; askedAt: string };'],
  ])('%s', (_what, text, file?: string) => expect(planted(text, file)).toEqual([]));
});

describe('a stilted word is refused', () => {
  test.each([
    ['in a comment', '// whoever asks is answered'],
    ['at the beginning of a sentence', '/** Whoever asks is answered. */'],
    ['in the title of a test', "it('is made anew', () => {});"],
    ['in a page of docs', 'The index is dropped and made\nanew.'],
  ])('%s', (_where, text) => expect(proseProblems([{ file: 'a.ts', text }])).toHaveLength(1));
  test('it is named with its line and what is written instead', () =>
    expect(proseProblems([{ file: 'docs/a.md', text: 'It is\nmade anew.' }])).toEqual([
      'docs/a.md:2: "anew": again, or a verb that says it (rebuild, restart)',
    ]));
  test('a word that holds it is none', () =>
    expect(proseProblems([{ file: 'a.ts', text: 'Japanewe and whoevers' }])).toEqual([]));
});
