/** How an answer may be packed: RFC 9110, 12.5.3; undefined is as it is. */
export type Encoding = 'br' | 'gzip' | undefined;

/** The weight of a coding in a list of them: `gzip, br;q=0.5`; undefined where it is not named. */
const weightOf = (coding: string): ((header: string) => number | undefined) => {
  const named = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`);
  return (header) => {
    const found = named.exec(header);
    return found ? Number(found[1] ?? 1) : undefined;
  };
};
const weights = { br: weightOf('br'), gzip: weightOf('gzip'), any: weightOf('\\*') };

/** Whether a request takes answers packed so, by its `Accept-Encoding`; `*` is everything it does not name. */
export const accepts = (
  coding: NonNullable<Encoding>,
  header: string | readonly string[] = '',
): boolean => {
  const text = String(header);
  return (weights[coding](text) ?? weights.any(text) ?? 0) > 0;
};

/** The best of what a request takes. */
export const encodingOf = (header: string | readonly string[] | undefined): Encoding =>
  (['br', 'gzip'] as const).find((coding) => accepts(coding, header));
