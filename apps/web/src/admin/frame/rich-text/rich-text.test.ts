import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { $getRoot, createEditor } from 'lexical';
import { describe, expect, test } from 'vitest';
import { parseRichText } from '../../../shared/rich-text/index.ts';
import { $richNodes } from './from-lexical.ts';
import { linkOf } from './link-of.ts';
import { pastedNodes, plainText, serializeRichText } from './serialize-rich-text.ts';
import { $nodesOf } from './to-lexical.ts';

/** HTML through the editor and back, without a browser. */
const throughEditor = (html: string): string => {
  const editor = createEditor({
    nodes: [ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error;
    },
  });
  editor.update(
    () =>
      void $getRoot()
        .clear()
        .append(...$nodesOf(parseRichText(html))),
    { discrete: true },
  );
  return editor.getEditorState().read(() => serializeRichText($richNodes()));
};

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

const pasted = (html: string, hasLists = true): string =>
  serializeRichText(pastedNodes(html, hasLists));
describe('a paste', () => {
  test('keeps words, emphasis and lists and drops styles, scripts and comments', () => {
    expect(
      throughEditor(
        pasted(
          '<html><head><style>p{color:red}</style></head><body><!--StartFragment-->' +
            '<h2>Nadpis</h2><div><b>tučně</b> a <i>šikmo</i></div>' +
            '<script>alert(1)</script></body></html>',
        ),
      ),
    ).toBe('<p>Nadpis</p><p><strong>tučně</strong> a <em>šikmo</em></p>');
  });
  test('from Google Docs is not bold as a whole, and keeps what is', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
      '<p dir="ltr" style="line-height:1.38">' +
      '<span style="font-size:11pt;font-weight:400;font-style:normal">Obyčejně a </span>' +
      '<span style="font-size:11pt;font-weight:700;font-style:normal">tučně</span>' +
      '<span style="font-weight:400;font-style:italic"> i šikmo</span></p></b>';
    expect(throughEditor(pasted(docs))).toBe(
      '<p>Obyčejně a <strong>tučně</strong><em> i šikmo</em></p>',
    );
  });
  test('from Word keeps bold and drops its own markup and the bullets it draws', () => {
    const word =
      "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head>" +
      '<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><style>p.MsoNormal{margin:0}</style></head>' +
      "<body><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Nadpis<o:p></o:p></b></p>" +
      "<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>" +
      "<!--[if !supportLists]--><span style='mso-list:Ignore'>·" +
      '<span style=\'font:7.0pt "Times New Roman"\'>&nbsp;&nbsp;</span></span><!--[endif]-->' +
      'bod</p></body></html>';
    expect(throughEditor(pasted(word))).toBe('<p><strong>Nadpis</strong></p><p>bod</p>');
  });
  test('into a text without lists makes paragraphs of their items', () => {
    expect(
      throughEditor(pasted('<p>a</p><ul><li>b<ol><li>c</li></ol></li><li>d</li></ul>', false)),
    ).toBe('<p>a</p><p>b</p><p>c</p><p>d</p>');
  });
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
