/**
 * The part of a branch office's name that does not repeat its partner's, which stands above it:
 * `Kavárna Lípa – Brno` is `Brno`.
 */
export const ownName = (name: string, partner: string): string =>
  name.startsWith(partner) ? name.slice(partner.length).replace(/^[\s–—,:-]+/, '') : name;

/** Whether an address says all of a name: `Praha, Dlouhá` at `Dlouhá 39, 110 00 Praha 1`. */
export const isSaid = (name: string, address: string): boolean =>
  name.split(/,\s*/).every((part) => address.includes(part));
