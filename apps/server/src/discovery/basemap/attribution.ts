import type { Attribution } from '@cafeteria/contract';

const link = /<a\b[^>]*?href="(https?:\/\/[^"<>]+)"[^>]*>([^<]*)<\/a>/gi;
const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&lt;': '',
  '&gt;': '',
};
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const piece = (html: string, href: string | null): Attribution[] => {
  const label = plain(html);
  return /[\p{L}\p{N}]/u.test(label) ? [{ label, href }] : [];
};

/**
 * The attribution to show, read from the HTML in which maps carry it: its links and the text
 * between them, nothing else.
 * @example readAttribution('<a href="https://osm.org">© OSM</a>, me')
 * // [{ label: '© OSM', href: 'https://osm.org' }, { label: ', me', href: null }]
 */
export const readAttribution = (html: string): Attribution[] => {
  const parts: Attribution[] = [];
  let end = 0;
  for (const match of html.matchAll(link)) {
    parts.push(
      ...piece(html.slice(end, match.index), null),
      ...piece(match[2] ?? '', match[1] ?? null),
    );
    end = match.index + match[0].length;
  }
  return [...parts, ...piece(html.slice(end), null)];
};
