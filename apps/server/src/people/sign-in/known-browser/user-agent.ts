const firstOf = (
  table: readonly (readonly [pattern: RegExp, name: string])[],
  text: string,
): string | null => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The order matters: most browsers call themselves Chrome and Safari too. */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bSeznam/i, 'Seznam.cz'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
] as const;

export type Browser = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isMobile: boolean;
};
/** What a browser says of itself, in words people know; null where it says nothing they would. */
export const readUserAgent = (userAgent: string | null | undefined): Browser => {
  const text = userAgent ?? '';
  return {
    browser: firstOf(browsers, text),
    system: firstOf(systems, text),
    isMobile: /\b(iPhone|iPad|Android|Mobile)\b/.test(text),
  };
};
