import { blankCard, type CardView, type Favorites, type Me } from '@cafeteria/contract';
import { addressed } from '@cafeteria/i18n';

/**
 * A person nobody is, for whom pages are made that many share (decision 0143). The names begin with letters that no
 * text has written for some centuries, so that whatever is made of them is found again: a name, its initial, and the
 * Czech vocative, which is `Ꙁio`.
 */
const firstName = 'Ꙁia';
const lastName = 'Ꙃia';
const vocative = 'Ꙁio';
/** And the name of their employer. */
const clientName = 'Ꙉia';
const standsIn = /Ꙁi[ao]|Ꙃia|Ꙉia|[ꙀꙂ]/g;
/** Up to the end of the text or of the attribute it stands in: text holds no quotation mark as it is. */
const place = /[ꙀꙂꙈ][^<"]*"?/g;
/** An employer nobody has, of the same look: only what it is drawn from is theirs. */
const standInClient = (client: Me['client']): Me['client'] =>
  client && { ...client, id: 0, name: clientName, contactEmail: null, contactPhone: null };

/** What of a person a page is drawn from, and shares with all who have the same; nothing else of them comes into it. */
export const standInFor = ({ language, roles, client, hasInternalBenefits, tasks }: Me): Me => ({
  language,
  roles,
  client: standInClient(client),
  hasInternalBenefits,
  tasks: { open: Math.min(1, tasks.open), total: 1 },
  firstName,
  lastName,
  id: 0,
  username: '',
  email: null,
  phoneNumber: null,
  isPhoneVerified: false,
  active: true,
  newsletterFrequency: 'NEVER',
  isEmployerOnly: false,
  termsDue: null,
});

const standInCard: CardView = {
  ...blankCard,
  type: 'PARTNER',
  id: 0,
  // of a partner's shape; who presses it before the page is alive is led to the favourites
  route: '../favorite',
  parentRoute: null,
  title: '…',
  subtitle: '…',
  image: null,
  colour: null,
  online: true,
  categoryCode: null,
};
/** In place of favourites that are shown: a row of none of them. */
export const standInFavorites = ({ items }: Favorites): Favorites => ({
  revision: 0,
  items: items.some(({ tile }) => tile)
    ? [1, 2, 3, 4].map((at) => ({
        entityType: 'PARTNER',
        entityId: -at,
        available: true,
        tile: { ...standInCard, id: -at },
      }))
    : [],
});

/** Who a page is filled for. */
export type Person = Pick<Me, 'firstName' | 'lastName'> & {
  readonly client: Pick<NonNullable<Me['client']>, 'name'> | null;
};
/** Somebody with all that a name may hold. */
export const sample: Person = {
  firstName: 'Žofie & <"Ema">',
  lastName: "O'Hara",
  client: { name: 'Koně & "vozy" <s. r. o.>' },
};

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
/** As React writes it. */
const escaped = (text: string): string => text.replaceAll(/["&'<>]/g, (one) => escapes[one] ?? one);
/** As the portal's `Avatar` draws them. */
const initialOf = (name: string, at: number): string =>
  (name.split(/\s+/).filter(Boolean)[at] ?? '').charAt(0).toLocaleUpperCase();

/** A text with a person in place of who stands in. */
export const written = (text: string, person: Person): string => {
  const name = `${person.firstName} ${person.lastName}`;
  const words: Readonly<Record<string, string>> = {
    [firstName]: person.firstName,
    [lastName]: person.lastName,
    [vocative]: addressed(person.firstName, 'cs'),
    [clientName]: person.client?.name ?? '',
    Ꙁ: initialOf(name, 0),
    Ꙃ: initialOf(name, 1),
  };
  return text.replaceAll(standsIn, (one) => escaped(words[one] ?? ''));
};

/** A page's parts, and the texts between them that are about who stands in. */
export const placesOf = (
  html: string,
): { readonly parts: readonly string[]; readonly texts: readonly string[] } => ({
  parts: html.split(place),
  texts: html.match(place) ?? [],
});
