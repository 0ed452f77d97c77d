import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { isUnsafeSvg } from './file-type.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    [
      'a script',
      svg('<script>alert(1)</script><rect width="9" height="9"></rect>'),
      svg('<rect width="9" height="9"></rect>'),
    ],
    [
      'handlers',
      svg('<rect width="9" height="9" onclick="x()" OnLoad="y()"></rect>', ' onload="x()"'),
      svg('<rect width="9" height="9"></rect>'),
    ],
    [
      'foreign content',
      svg('<foreignObject><body><b>x</b></body></foreignObject><path d="M0 0"></path>'),
      svg('<path d="M0 0"></path>'),
    ],
    [
      'pictures from outside',
      svg(
        '<image href="https://evil.example/x.png"></image><use xlink:href="//evil.example/#a"></use>',
      ),
      svg('<image></image><use></use>'),
    ],
    [
      'links that run',
      svg('<a href="javascript:alert(1)"><path d="M0 0"></path></a>'),
      svg('<path d="M0 0"></path>'),
    ],
    [
      'styles that reach out',
      svg(
        '<style>@import "https://evil.example";</style>' +
          '<rect style="fill:url(https://evil.example/x)" width="9"></rect>',
      ),
      svg('<rect width="9"></rect>'),
    ],
    [
      'animations',
      svg('<rect width="9"><set attributeName="href" to="javascript:x()"></set></rect>'),
      svg('<rect width="9"></rect>'),
    ],
    [
      'prologue, comments and metadata',
      `<?xml version="1.0"?><!-- Illustrator -->${svg('<metadata><a>x</a></metadata><path d="M0 0"></path>')}`,
      svg('<path d="M0 0"></path>'),
    ],
  ])('loses %s', (_what, given, cleaned) => {
    expect(cleanSvg(given)).toBe(cleaned);
    expect(isUnsafeSvg(Buffer.from(cleanSvg(given) ?? ''))).toBe(false);
  });

  it('keeps what is drawn: names in their case, gradients, styles and references within', () => {
    const drawn = svg(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse">' +
        '<stop offset="0" stop-color="#fff"></stop></linearGradient>' +
        '<clipPath id="b"><circle r="4"></circle></clipPath></defs>' +
        '<style>.c{fill:url(#a)}</style>' +
        '<g clip-path="url(#b)"><use href="#a"></use>' +
        '<text class="c">Kavárna &amp; dort</text></g>',
    );
    expect(cleanSvg(drawn)).toBe(drawn);
  });
});
