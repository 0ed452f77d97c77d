import { describe, expect, test } from 'vitest';
import { throughEditor } from '../testing/through-editor.ts';
import { pastedNodes } from './paste.ts';
import { serializeRichText } from './serialize-rich-text.ts';

/** What stands in the editor after a paste. */
const pasted = (html: string, hasLists = true): string =>
  throughEditor(serializeRichText(pastedNodes(html, hasLists)));

/** A list item as Word for Windows writes it. */
const wordItem = (marker: string, text: string, level = 1, conditional = ['<!--', '-->']): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `${conditional[0]}[if !supportLists]${conditional[1]}` +
  `<span style='font-family:Symbol;mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>` +
  `${conditional[0]}[endif]${conditional[1]}${text}<o:p></o:p></p>`;
/** The form in which browsers reveal what Word hides from others. */
const revealed = ['<!', '>'];

describe('a paste from a web page', () => {
  test('keeps words, emphasis, lists and links, and drops styles, scripts and comments', () => {
    expect(
      pasted(
        '<html><head><style>p{color:red}</style></head><body><!--StartFragment-->' +
          '<div><b>tučně</b> a <i>šikmo</i></div><ul><li>a</li><li>b</li></ul>' +
          '<p><a href="https://kino.cz/?a=1&amp;b=2" class=x>odkaz</a> &lt;3 &amp; dál</p>' +
          '<script>alert(1)</script></body></html>',
      ),
    ).toBe(
      '<p><strong>tučně</strong> a <em>šikmo</em></p><ul><li>a</li><li>b</li></ul>' +
        '<p><a href="https://kino.cz/?a=1&amp;b=2">odkaz</a> &lt;3 &amp; dál</p>',
    );
  });
  test('has its headings as bold paragraphs, also those that are bold already', () =>
    expect(pasted('<h2>Nadpis</h2><h3><b>Druhý</b></h3><p>text</p>')).toBe(
      '<p><strong>Nadpis</strong></p><p><strong>Druhý</strong></p><p>text</p>',
    ));
  test('brings no script in an address, and nothing hidden', () =>
    expect(
      pasted('<p><a href="javascript:alert(1)">x</a><span style="display:none">tajné</span></p>'),
    ).toBe('<p>x</p>'));
  test('into a text without lists makes paragraphs of their items', () =>
    expect(pasted('<p>a</p><ul><li>b<ol><li>c</li></ol></li><li>d</li></ul>', false)).toBe(
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ));
});

describe('a paste from Word', () => {
  test('keeps bold and drops its own markup', () =>
    expect(
      pasted(
        "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head>" +
          '<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><style>p.MsoNormal{margin:0}</style></head>' +
          "<body><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Nadpis<o:p></o:p></b></p>" +
          '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>10&nbsp;000\r\n Kč</p></body></html>',
      ),
    ).toBe('<p><strong>Nadpis</strong></p><p>10\u00A0000 Kč</p>'));
  test.each([
    ['hidden', ['<!--', '-->']],
    ['revealed', revealed],
  ])('makes a list of its paragraphs with %s bullets', (_form, conditional) =>
    expect(
      pasted(
        `<p class=MsoNormal>Úvod</p>${wordItem('·', 'První odrážka', 1, conditional)}` +
          `${wordItem('·', '<b>Druhá</b> odrážka', 1, conditional)}<p class=MsoNormal>Závěr</p>`,
      ),
    ).toBe(
      '<p>Úvod</p><ul><li>První odrážka</li><li><strong>Druhá</strong> odrážka</li></ul><p>Závěr</p>',
    ),
  );
  test('keeps the levels of a list, and numbers apart from bullets', () =>
    expect(
      pasted(
        wordItem('1.', 'jedna', 1, revealed) +
          wordItem('o', 'vnořená', 2, revealed) +
          wordItem('§', 'hlouběji', 3, revealed) +
          wordItem('2.', 'dvě', 1, revealed) +
          wordItem('·', 'jiný seznam', 1, revealed),
      ),
    ).toBe(
      '<ol><li>jedna<ul><li>vnořená<ul><li>hlouběji</li></ul></li></ul></li><li>dvě</li></ol>' +
        '<ul><li>jiný seznam</li></ul>',
    ));
  test('keeps links inside items', () =>
    expect(
      pasted(wordItem('·', '<a href="https://kino.cz"><span class=MsoHyperlink>kino</span></a>')),
    ).toBe('<ul><li><a href="https://kino.cz">kino</a></li></ul>'));
});

describe('a paste from Google Docs', () => {
  const docs = (inner: string): string =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b>`;
  test('is not bold as a whole, and keeps what is', () =>
    expect(
      pasted(
        docs(
          '<p dir="ltr" style="line-height:1.38">' +
            '<span style="font-size:11pt;font-weight:400;font-style:normal">Obyčejně a </span>' +
            '<span style="font-size:11pt;font-weight:700;font-style:normal">tučně</span>' +
            '<span style="font-weight:400;font-style:italic"> i šikmo</span></p><br>' +
            '<p><span style="font-size:0.6em;vertical-align:super">2</span></p>',
        ),
      ),
    ).toBe('<p>Obyčejně a <strong>tučně</strong><em> i šikmo</em></p><p><sup>2</sup></p>'));
  test('keeps a list that hangs beside its item inside it', () =>
    expect(
      pasted(
        docs(
          '<ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">jedna</span></p></li>' +
            '<ul><li><p><span>vnořená</span></p></li></ul><li><p><span>dvě</span></p></li></ul>',
        ),
      ),
    ).toBe('<ul><li>jedna<ul><li>vnořená</li></ul></li><li>dvě</li></ul>'));
});

test('a paste from Excel has a line for each row', () =>
  expect(
    pasted(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment-->' +
        '<col width=64 span=2><tr height=20><td class=xl65>Masáž</td><td align=right>890,50 Kč</td></tr>\r\n' +
        '<tr><td></td><td></td></tr><tr><td><b>Sauna</b></td><td></td></tr><!--EndFragment--></table>' +
        '</body></html>',
    ),
  ).toBe('<p>Masáž · 890,50 Kč</p><p><strong>Sauna</strong></p>'));
