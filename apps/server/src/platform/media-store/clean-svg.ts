import sanitizeHtml from 'sanitize-html';

/** The elements a drawing is made of; animations, links, scripts and foreign content are none. */
const drawing = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'image',
  'style',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'linearGradient',
  'radialGradient',
  'stop',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feConvolveMatrix',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'feTile',
  'feTurbulence',
];
/** An address within the drawing, or a picture it carries. */
const isWithin = (address: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp);)/i.test(address);
const reachesOut = (value: string): boolean =>
  /javascript:|@import|url\(\s*["']?(?!#|["']?#|data:image\/)/i.test(value);

const isHarmless = ([name, value]: readonly [string, string]): boolean => {
  if (/^on/i.test(name)) return false;
  return /(^|:)(href|src)$/i.test(name) ? isWithin(value) : !reachesOut(value);
};

/**
 * A drawing without anything that could run or reach out: scripts, handlers, links, foreign content
 * and outside addresses go, what is drawn stays. Prologue, comments and metadata go too.
 */
export const cleanSvg = (svg: string): string =>
  sanitizeHtml(
    svg.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, (style) => (reachesOut(style) ? '' : style)),
    {
      allowedTags: drawing,
      allowedAttributes: false,
      allowVulnerableTags: true,
      allowedSchemes: ['data'],
      parseStyleAttributes: false,
      nonTextTags: [
        'script',
        'foreignObject',
        'iframe',
        'metadata',
        'textarea',
        'option',
        'noscript',
      ],
      parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
      transformTags: {
        '*': (tagName, attribs) => ({
          tagName,
          attribs: Object.fromEntries(Object.entries(attribs).filter(isHarmless)),
        }),
      },
    },
  ).trim();
