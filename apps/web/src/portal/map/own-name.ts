/** What a branch office's name says beyond its partner's, which stands above it: `Kavárna Lípa – Brno` is `Brno`. */
export const ownName = (name: string, partner: string): string =>
  name.startsWith(partner) ? name.slice(partner.length).replace(/^[\s–—,:-]+/, '') : name;
