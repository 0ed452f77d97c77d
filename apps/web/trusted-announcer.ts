import type { Plugin } from 'vite';

const emptied = ".innerHTML = ''";
/** What the code of the announcer becomes: the same, without a word that trusted types refuse. */
export const emptiedByNodes = (code: string): string => {
  if (!code.includes(emptied))
    throw new Error('the announcer of react-aria empties itself otherwise');
  return code.replaceAll(emptied, '.replaceChildren()');
};

/**
 * What react-aria reads aloud, the digits of a day as they are typed, it empties through `innerHTML`. The portal's
 * pages refuse any markup that is a plain string (`require-trusted-types-for`), the empty one too: the second key in a
 * day took the page away. A policy that lets it through would stand in every page; the word is taken out instead.
 */
export const trustedAnnouncer = (): Plugin => ({
  name: 'trusted-announcer',
  transform: {
    filter: { id: /dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.\w+$/ },
    handler: emptiedByNodes,
  },
});
