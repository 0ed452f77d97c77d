import { describe, expect, it, vi } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { fileTypeOf } from './file-type.ts';
import { rootAt, scanXml } from './xml-scan.ts';

const partsOf = (text: string): string[] =>
  [...scanXml(text)].map((part) => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'close'
      ? `</${part.name}`
      : `<${part.name}${[...part.attributes].map(([key, value]) => ` ${key}=${value}`).join('')}`;
  });

describe('an XML text', () => {
  it('is read part by part: entities decoded, comments, instructions and doctypes passed over', () =>
    expect(
      partsOf(
        '\uFEFF<?xml version="1.0"?> <!-- a -- b --><!DOCTYPE svg [<!ENTITY x "<y>">]>' +
          `<a b="1 &lt; 2" c='"'>x &amp; &#x161;&#382; &own;<b/><![CDATA[<c>]]></a >`,
      ),
    ).toEqual(['<a b=1 < 2 c="', 'x & šž &own;', '<b', '</b', '<c>', '</a']));

  it.each([
    '<a>',
    '</a>',
    '<a></b>',
    '<a b></a>',
    '<a b=1></a>',
    '<a b="<"/>',
    '<a',
    '<!-- <a/>',
    '<![CDATA[',
    '<a><</a>',
    '<a>'.repeat(300) + '</a>'.repeat(300),
  ])('%j is none', (text) => expect(() => partsOf(text)).toThrow());
});

/** How many characters `work` had looked through by indexOf. */
const charactersSearched = (work: () => unknown): number => {
  // oxlint-disable-next-line typescript/unbound-method -- called on what it is asked of
  const original = String.prototype.indexOf;
  let searched = 0;
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function count(
    this: string,
    what: string,
    from = 0,
  ) {
    const found = original.call(this, what, from);
    searched += (found < 0 ? this.length : found) - from;
    return found;
  });
  work();
  spy.mockRestore();
  return searched;
};

describe('a text made to be slow', () => {
  it.each([
    ['comments before the root', `${'<!---->'.repeat(140_000)}<x`],
    ['comments that never end', `<svg>${'<!--'.repeat(250_000)}`],
    ['sections that never end', `<svg>${'<![CDATA['.repeat(100_000)}`],
    ['doctypes', `${'<!DOCTYPE svg>'.repeat(70_000)}<x`],
    ['doctypes that never end', '<!DOCTYPE svg [>'.repeat(60_000)],
  ])('of %s is looked through once', (_what, text) =>
    expect(
      charactersSearched(() => {
        try {
          for (const _ of scanXml(text));
        } catch {}
      }),
    ).toBeLessThanOrEqual(2 * text.length),
  );

  // with the patterns that stood here each of these took minutes to years
  it.each([
    ['comments', `${'<!---->'.repeat(292)}<x>`],
    ['comments and blanks', `${'<!-- --> '.repeat(220)}<x>`],
    ['instructions', `${'<?xml ?>'.repeat(250)}<x>`],
  ])('of %s is no drawing', (_what, text) => expect(fileTypeOf(Buffer.from(text))).toBeUndefined());

  it.each([
    ['styles without an end', `<svg>${'<style>'.repeat(149_000)}`],
    ['closings without a beginning', `<svg>${'<g>'.repeat(170_000)}${'</x>'.repeat(120_000)}`],
    ['attributes', `<svg ${'a="'.repeat(349_000)}>`],
    ['blanks', `<svg${' '.repeat(1_048_000)}`],
    ['names', `<${'a'.repeat(1_048_000)}`],
    ['ampersands', `<svg>${'&#'.repeat(524_000)}`],
  ])('of a megabyte of %s is refused', (_what, text) => expect(cleanSvg(text)).toBeUndefined());

  it('of a megabyte of styles is cleaned', () => {
    const styles = '<style>.a{}</style>'.repeat(55_000);
    expect(cleanSvg(`<svg>${styles}</svg>`)).toBe(`<svg>${styles}</svg>`);
  });
});

it('the root stands after the prologue', () => {
  const text = '\uFEFF \n<?xml version="1.0"?>\n<!-- x --><!DOCTYPE svg PUBLIC "-//W3C">\n<svg>';
  expect(text.slice(rootAt(text))).toBe('<svg>');
});
