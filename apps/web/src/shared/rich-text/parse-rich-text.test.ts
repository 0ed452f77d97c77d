import { describe, expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

describe('rich text', () => {
  test('a paragraph with emphasis becomes a tree', () => {
    expect(parseRichText('<p>Ahoj <strong>světe</strong></p>')).toEqual([
      { tag: 'p', children: ['Ahoj ', { tag: 'strong', children: ['světe'] }] },
    ]);
  });
  test('entities nobody knows stay as they were written', () => {
    expect(parseRichText('a &amp; b &constructor; &nosuch; &#x41;')).toEqual([
      'a & b &constructor; &nosuch; A',
    ]);
  });
  test('lists, line ends, superscripts and subscripts are kept', () => {
    expect(parseRichText('<ul><li>a<br>b</li><li>m<sup>2</sup></li></ul>')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a', { tag: 'br', children: [] }, 'b'] },
          { tag: 'li', children: ['m', { tag: 'sup', children: ['2'] }] },
        ],
      },
    ]);
  });
  test('a self-closed line end takes nothing in', () =>
    expect(parseRichText('a<br/>b')).toEqual(['a', { tag: 'br', children: [] }, 'b']));
  test('entities are decoded once', () =>
    expect(parseRichText('&lt;b&gt; &amp;amp; &nbsp;&#269;&#x10D; &nothing;')).toEqual([
      '<b> &amp; \u00A0čč &nothing;',
    ]));
  test('an unknown tag is dropped and its text stays', () =>
    expect(parseRichText('<div onclick="x()">a<script>alert(1)</script></div>')).toEqual([
      'a',
      'alert(1)',
    ]));
  test('attributes other than an address are dropped', () => {
    expect(parseRichText('<p style="color:red" class="x">a</p>')).toEqual([
      { tag: 'p', children: ['a'] },
    ]);
  });
  test.each([
    'https://kino.cz/?a=1&amp;b=2',
    'http://kino.cz',
    'mailto:jana@kino.cz',
    'tel:+420777123456',
    '/sport-6',
  ])('the address %s is kept', (href) => {
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([
      { tag: 'a', href: href.replace('&amp;', '&'), children: ['x'] },
    ]);
  });
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '&#106;avascript:alert(1)',
    ' ',
  ])('the address %s is dropped', (href) => {
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', children: ['x'] }]);
  });
  test('what was left open closes with its parent', () => {
    expect(parseRichText('<p>a <em>b</p><p>c</p>')).toEqual([
      { tag: 'p', children: ['a ', { tag: 'em', children: ['b'] }] },
      { tag: 'p', children: ['c'] },
    ]);
  });
  test('a closing tag that was never opened changes nothing', () =>
    expect(parseRichText('a</strong>b')).toEqual(['a', 'b']));
  test('a lone bracket is a character', () =>
    expect(parseRichText('1 < 2')).toEqual(['1 ', '<', ' 2']));
  test('a bracket inside an attribute does not end the tag', () =>
    expect(parseRichText('<a href="https://a.cz" title=">">x</a>')).toEqual([
      { tag: 'a', href: 'https://a.cz', children: ['x'] },
    ]));
});
