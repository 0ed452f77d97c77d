/**
 * The part of a branch office's name that does not repeat its partner's, which stands above it:
 * `Kavárna Lípa – Brno` is `Brno`.
 */
export const ownName = (name: string, partner: string): string =>
  name.startsWith(partner) ? name.slice(partner.length).replace(/^[\s–—,:-]+/, '') : name;
