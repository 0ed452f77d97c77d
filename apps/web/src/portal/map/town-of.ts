/** The town of an address in one line: `Dlouhá 39, 110 00 Praha 1` is of Praha. */
const townIn = (address: string): string | undefined =>
  /\d{3}\s?\d{2}\s+([^\d,]+)/u.exec(address)?.[1]?.trim();

/** The town most of the addresses are of; undefined where they are of none. */
export const townOf = (addresses: readonly string[]): string | undefined => {
  const towns = addresses.flatMap((address) => townIn(address) ?? []);
  const counted = [...Map.groupBy(towns, (town) => town)];
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
};
