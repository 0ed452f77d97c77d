/** How an answer may be packed: RFC 9110, 12.5.3; undefined is as it is. */
export type Encoding = 'br' | 'gzip' | undefined;

/** Names the coding, and not with a weight of nothing. */
const patternOf = (coding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`);
const patterns = { br: patternOf('br'), gzip: patternOf('gzip') };

/** Whether a request takes answers packed so, by its `Accept-Encoding`. */
export const accepts = (
  coding: NonNullable<Encoding>,
  header: string | readonly string[] | undefined,
): boolean => patterns[coding].test(String(header ?? ''));

/** The best of what a request takes. */
export const encodingOf = (header: string | readonly string[] | undefined): Encoding =>
  (['br', 'gzip'] as const).find((coding) => accepts(coding, header));
