import { scanXml, XmlError, type XmlPart } from './xml-scan.ts';

/** The elements a drawing is made of; animations, links, scripts and foreign content are none. */
const drawing: ReadonlySet<string> = new Set([
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
]);
/** Elements that go with everything in them. */
const hidden: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'iframe',
  'metadata',
  'textarea',
  'option',
  'noscript',
]);
/** An address within the drawing, or a picture it carries. */
const isWithin = (address: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp);)/i.test(address);
const reachesOut = (value: string): boolean =>
  /javascript:|@import|url\(\s*["']?(?!#|["']?#|data:image\/)/i.test(value);

const isHarmless = ([name, value]: readonly [string, string]): boolean => {
  if (/^on/i.test(name)) return false;
  return /(^|:)(href|src)$/i.test(name) ? isWithin(value) : !reachesOut(value);
};

const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const openTag = (name: string, attributes: ReadonlyMap<string, string>): string =>
  `<${[
    name,
    ...[...attributes]
      .filter(isHarmless)
      .map(([key, value]) => `${key}="${escaped(value).replaceAll('"', '&quot;')}"`),
  ].join(' ')}>`;

/** Takes the parts of a drawing in order and keeps what is harmless. */
const drawingKeeper = () => {
  const kept: string[] = [];
  /** How deep we are in something that is left out. */
  let left = 0;
  /** Where the style we are in began: what it says is judged whole. */
  let styleAt: number | undefined;
  const open = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (left > 0 || styleAt !== undefined || hidden.has(name)) {
      left += 1;
      return;
    }
    if (name === 'style') styleAt = kept.length;
    if (drawing.has(name)) kept.push(openTag(name, attributes));
  };
  const close = (name: string): void => {
    if (left > 0) {
      left -= 1;
      return;
    }
    const style = styleAt;
    styleAt = undefined;
    if (style !== undefined && reachesOut(kept.slice(style + 1).join(''))) kept.length = style;
    else if (drawing.has(name)) kept.push(`</${name}>`);
  };
  return {
    take: (part: XmlPart): void => {
      if (part.kind === 'open') open(part.name, part.attributes);
      else if (part.kind === 'close') close(part.name);
      else if (left === 0) kept.push(escaped(part.text));
    },
    text: (): string => kept.join('').trim(),
  };
};

/**
 * A drawing without anything that could run or reach out: scripts, handlers, links, foreign content
 * and outside addresses go, what is drawn stays. Prologue, comments and metadata go too. Undefined
 * when it is no XML.
 */
export const cleanSvg = (svg: string): string | undefined => {
  const keeper = drawingKeeper();
  try {
    for (const part of scanXml(svg)) keeper.take(part);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
  return keeper.text();
};
