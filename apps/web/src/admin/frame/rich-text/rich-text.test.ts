import { describe, expect, test } from 'vitest';
import { parseRichText } from '../../../shared/rich-text/index.ts';
import { throughEditor } from '../testing/through-editor.ts';
import { linkOf } from './link-of.ts';
import { plainText } from './serialize-rich-text.ts';

describe('rich text in the editor', () => {
  test.each([
    '<p>Ahoj <strong>světe</strong></p>',
    '<p>a <strong><em>b</em></strong> c<br>d</p><p>e &amp; f &lt;g&gt;</p>',
    '<ul><li>jedna</li><li>dvě <a href="https://kino.cz/?a=1&amp;b=2">odkaz</a></li></ul>',
    '<ol><li>jedna<ul><li>vnořená</li></ul></li><li>dvě</li></ol>',
    '<p>m<sup>2</sup> a H<sub>2</sub>O</p>',
  ])('%s comes back as it was', (html) => expect(throughEditor(html)).toBe(html));
  test('loose words become a paragraph', () =>
    expect(throughEditor('a <em>b</em>')).toBe('<p>a <em>b</em></p>'));
  test('an emptied text is no text', () => expect(throughEditor('<p></p><p> </p>')).toBe(''));
  test('a link that leads nowhere safe keeps its words only', () =>
    expect(throughEditor('<p><a href="javascript:alert(1)">x</a></p>')).toBe('<p>x</p>'));
  test('words alone', () =>
    expect(plainText(parseRichText('<p>a<br>b</p><ul><li>c</li></ul>'))).toBe('a\nb\nc\n'));
});

describe('an address of a link', () => {
  test.each([
    ['www.kino.cz', 'http://www.kino.cz'],
    ['https://kino.cz/x', 'https://kino.cz/x'],
    ['info@kino.cz', 'mailto:info@kino.cz'],
    ['/sport-6', '/sport-6'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['nic', undefined],
  ])('%s → %s', (typed, link) => expect(linkOf(typed)).toBe(link));
});
