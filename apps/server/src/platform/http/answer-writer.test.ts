import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '@cafeteria/contract';
import { answerWriter, lasting, lastingBut } from './answer-writer.ts';
import type { BrokenField } from './loose.ts';

const shout = z.string().check(z.overwrite((text) => text.toUpperCase()));
const Card = z.object({ id: z.int(), title: shout, note: z.optional(z.string()) });
const Article = z.object({ headline: z.string() });
const Page = z.object({
  content: z.array(Card),
  best: z.nullable(Card),
  mixed: z.array(z.object({ kind: z.string(), items: z.array(z.union([Card, Article])) })),
  total: z.int(),
  hint: z.optional(z.string()),
});
type Page = z.output<typeof Page>;
const write = answerWriter(Page, new Set([Card]), () => {});
const textOf = (page: unknown): string => write(page).toString();

const card = (id: number) => ({ id, title: `Kavárna č. ${id} „U Žáby“ \u2028 \\ "` });
const page = (cards: readonly ReturnType<typeof card>[]): Page => ({
  content: [...cards],
  best: cards[0] ?? null,
  mixed: [
    { kind: 'things', items: [...cards, { headline: 'Řepa' }] },
    { kind: 'none', items: [] },
  ],
  total: cards.length,
});

describe('an answer', () => {
  it.each([
    ['nothing in it lasts', [card(1), card(2)]],
    ['everything in it lasts', [lasting(card(1)), lasting(card(2))]],
    ['some of it lasts', [lasting(card(1)), card(2), lasting(card(3))]],
    ['it is empty', []],
  ])('is the JSON of what the schema lists when %s', (_, cards) => {
    const whole = JSON.stringify(z.parse(Page, page(cards)));
    expect(textOf(page(cards))).toBe(whole);
    // the second time from what was made the first time
    expect(textOf(page(cards))).toBe(whole);
  });

  it('holds nothing the schema does not list, in what lasts neither', () => {
    const given = page([
      lasting({ ...card(1), secret: 'x' }),
      { ...card(2), secret: 'x' } as never,
    ]);
    expect(textOf({ ...given, secret: 'x' })).not.toContain('secret');
  });

  it('says a field that may be missing only where it is there', () => {
    expect(textOf({ ...page([lasting({ ...card(1), note: 'new' })]), hint: 'sort' })).toContain(
      '"note":"new"',
    );
    expect(JSON.parse(textOf({ ...page([]), hint: 'sort' }))).toMatchObject({ hint: 'sort' });
    expect(textOf(page([lasting(card(1))]))).not.toMatch(/note|hint/);
  });

  it('of what lasts but for some fields says these as they are now', () => {
    const one = lasting({ ...card(1), secret: 'x' });
    const contentOf = (own: Record<string, unknown>, base: object = one): unknown =>
      JSON.parse(textOf({ ...page([]), content: [lastingBut(base, own)] })).content;
    const { title } = z.parse(Card, card(1));
    for (const note of ['near', 'far', undefined])
      expect(contentOf({ note })).toEqual([{ id: 1, title, ...(note && { note }) }]);
    // other fields of the same, what is no field, all of them, and what lasts not at all
    expect(contentOf({ title: 'moved' })).toEqual([{ id: 1, title: 'MOVED' }]);
    expect(contentOf({ note: 'near', hidden: 'x' })).toEqual([{ id: 1, title, note: 'near' }]);
    expect(contentOf({ id: 2, title: 'b', note: 'c' })).toEqual([{ id: 2, title: 'B', note: 'c' }]);
    expect(contentOf({ note: 'near' }, card(1))).toEqual([{ id: 1, title, note: 'near' }]);
    expect(() => contentOf({ title: 5 })).toThrow(z.core.$ZodError);
    // in a list of many kinds
    const mixed = [{ kind: 'things', items: [lastingBut(one, { note: 'near' })] }];
    expect(JSON.parse(textOf({ ...page([]), mixed })).mixed[0].items).toEqual([
      { id: 1, title, note: 'near' },
    ]);
  });

  it('of a copy of something that lasts says what the copy says', () => {
    const one = lasting(card(1));
    textOf(page([one]));
    expect(textOf(page([{ ...one, title: 'moved' }]))).toContain('MOVED');
  });

  it.each([
    ['a field is missing', { ...page([]), total: undefined }],
    ['a part that lasts is wrong', page([lasting({ id: 1 }) as never])],
    ['a list is none', { ...page([]), content: 'none' }],
    ['it is none at all', null],
  ])('is refused when %s', (_, value) => {
    expect(() => write(value)).toThrow(z.core.$ZodError);
  });

  it('of a schema that asks more of the whole than of its parts is written as a whole', () => {
    const CardsOnly = z.object({ cards: z.array(Card).check(z.maxLength(1)) });
    const writeCards = answerWriter(CardsOnly, new Set([Card]), () => {});
    expect(JSON.parse(writeCards({ cards: [lasting(card(1)), card(2)] }).toString())).toMatchObject(
      {
        cards: [{ id: 1 }, { id: 2 }],
      },
    );
  });
});

describe('a row that breaks a rule of its fields', () => {
  const Slide = z.object({
    id: z.int(),
    title: z.object({ cs: z.nullable(shout.check(z.maxLength(5))) }),
    from: z.nullable(z.iso.date()),
    places: z.optional(z.array(z.int().check(z.minimum(1)))),
  });
  const brokenFields: BrokenField[] = [];
  const writeSlides = answerWriter(pageOf(Slide), new Set(), (fields) =>
    brokenFields.push(...fields),
  );
  const pageOfSlides = (...content: unknown[]) =>
    JSON.parse(
      writeSlides({
        content,
        pageNumber: 0,
        pageSize: 2,
        totalElements: 2,
        totalPages: 1,
      }).toString(),
    ) as { content: unknown[]; broken?: unknown };
  const right = { id: 1, title: { cs: 'zima' }, from: '2026-11-22' };
  const wrong = { id: 2, title: { cs: 'léto v horách' }, from: 'dnes', places: [0], secret: 'x' };

  it('is listed with the others, named, logged without what it says, and holds nothing more', () => {
    const { content, broken } = pageOfSlides(right, wrong);
    expect(content).toEqual([
      { ...right, title: { cs: 'ZIMA' } },
      { id: 2, title: { cs: 'LÉTO V HORÁCH' }, from: 'dnes', places: [0] },
    ]);
    expect(broken).toEqual([{ index: 1, fields: ['title', 'from', 'places'] }]);
    expect(brokenFields.map(({ path }) => path)).toEqual([
      'content.1.title.cs',
      'content.1.from',
      'content.1.places.0',
    ]);
    expect(JSON.stringify(brokenFields)).not.toContain('horách');
  });
  it('is not what is said of rows that keep them', () =>
    expect(pageOfSlides(right)).not.toHaveProperty('broken'));
  it('is refused where a value is not of its type', () =>
    expect(() => pageOfSlides({ ...wrong, id: 'two' })).toThrow(z.core.$ZodError));
});
