import { createHash } from 'node:crypto';
import {
  api,
  type BranchOfficeForm,
  type CategoryForm,
  type MagazineArticleForm,
  type OfferForm,
  type PartnerForm,
  type SearchType,
  type SubcategoryForm,
} from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import {
  buildArticle,
  buildBranchOffice,
  buildOffer,
  buildPartner,
  insertMedia,
  text,
} from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

/** Whether a value says something in words of its own, and not by a word of a list, a number or a switch. */
type SaysWords<Value> = Value extends string
  ? string extends Value
    ? true
    : never
  : Value extends readonly (infer Item)[]
    ? SaysWords<Item>
    : Value extends object
      ? { [K in keyof Value]: SaysWords<Value[K]> }[keyof Value]
      : never;
type WordsOf<Form> = {
  [K in keyof Form]-?: true extends SaysWords<Form[K]> ? K : never;
}[keyof Form];
/** Makes a value that says a word. */
type Saying<Value> = (word: string) => Value;
/** For each text that is written of a thing: that it is found by it, or why it is not. */
type FoundBy<Form> = {
  readonly [K in WordsOf<Form>]:
    | { readonly by: Saying<Form[K]> }
    | { readonly not: string; readonly by: Saying<Form[K]> }
    // what cannot say a word at all
    | string;
};

const picture = 'a picture';
const time = 'a time';
const page = 'its page says it: a list of everything that mentions a word finds nothing';
const inside = 'the administration alone knows it';
const html = (word: string) => text(`<p>${word}</p>`);
const phone = 'an address or a telephone: who has one needs no search';

const ofPartner: FoundBy<PartnerForm> = {
  name: { by: (word) => word },
  logo: picture,
  cover: picture,
  gallery: picture,
  shortDescription: { by: text },
  about: { not: page, by: html },
  whatCanBeBought: { not: page, by: html },
  contacts: {
    not: phone,
    by: (word) => [{ type: 'WWW', value: `https://${word}.cz`, label: null }],
  },
  onlineUrl: { not: phone, by: (word) => `https://${word}.cz` },
  sustainabilityNote: { not: page, by: text },
  sustainabilityEvidence: picture,
  sustainabilityValidTo: time,
  validFrom: time,
  validTo: time,
  contractNumber: { not: inside, by: (word) => word },
  internalNote: { not: inside, by: (word) => word },
};
const neverOpen = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
/** What its partner is found by, too. */
const ofPlace: FoundBy<BranchOfficeForm> = {
  name: { by: (word) => word },
  address: { by: (word) => ({ ...buildBranchOffice().address, city: word }) },
  contacts: {
    not: phone,
    by: (word) => [{ type: 'WWW', value: `https://${word}.cz`, label: null }],
  },
  openingHours: { not: page, by: (word) => ({ ...neverOpen, note: text(word) }) },
  externalId: { not: inside, by: (word) => word },
};
const ofOffer: FoundBy<OfferForm> = {
  name: { by: text },
  shortDescription: { by: text },
  description: { not: page, by: html },
  images: picture,
  ctaUrl: { not: phone, by: (word) => `https://${word}.cz` },
  ctaLabel: { not: 'a word on a button', by: text },
  promoCode: { not: 'for those who are signed in', by: (word) => word },
  validFrom: time,
  validTo: time,
};
const ofCategory: FoundBy<CategoryForm> = {
  name: { by: text },
  description: { by: text },
  image: picture,
};
const ofSubcategory: FoundBy<SubcategoryForm> = { name: { by: text }, image: picture };
const ofArticle: FoundBy<MagazineArticleForm> = {
  title: { by: text },
  lead: { by: text },
  cover: picture,
  coverAlt: { not: 'what a picture shows', by: text },
  blocks: { not: page, by: (word) => [{ type: 'TEXT', html: html(word) }] },
  validFrom: time,
  validTo: time,
  author: { not: 'a list of everything somebody wrote is no benefit', by: (word) => word },
};

/** A word that no other is like: search forgives typing errors. */
const wordOf = (kind: string, field: string): string =>
  [...createHash('sha256').update(`${kind}.${field}`).digest()]
    .slice(0, 9)
    .map((byte) => String.fromCodePoint(97 + (byte % 26)))
    .join('');
type Says = { readonly by: (word: string) => unknown; readonly not?: string } | string;
type Table = Readonly<Record<string, Says>>;
const wordsOf = (kind: string, table: Table) =>
  Object.entries(table).flatMap(([field, says]) =>
    typeof says === 'string' ? [] : [{ field, word: wordOf(kind, field), ...says }],
  );
/** The fields of a form, each saying its word. */
const saying = (kind: string, table: Table) =>
  Object.fromEntries(wordsOf(kind, table).map(({ field, word, by }) => [field, by(word)]));

const test = await openTestApp();
const admin = await test.signedIn('admin');
const isOn = { active: true };
const categoryId = 4;
const { version, colour } = (await admin.call(api.categoryAdmin.get, { id: categoryId })).body;
const ordinary = { name: text('x'), description: text('x'), image: null, taxRegime: null };
await admin.call(api.categoryAdmin.update, {
  id: categoryId,
  body: { ...ordinary, colour, version, ...saying('CATEGORY', ofCategory) },
});
const subcategory = await admin.call(api.subcategoryAdmin.create, {
  categoryId,
  body: { name: text('x'), image: null, taxRegime: null, ...saying('SUBCATEGORY', ofSubcategory) },
});
const partner = await admin.call(api.partnerAdmin.create, {
  body: {
    ...buildPartner(),
    ...saying('PARTNER', ofPartner),
    logo: await insertMedia(test.db),
    mainCategoryId: categoryId,
    subcategoryIds: [subcategory.body.id],
  },
});
const partnerId = partner.body.id;
const place = await admin.call(api.branchOfficeAdmin.create, {
  partnerId,
  body: { ...buildBranchOffice(), ...saying('place', ofPlace) },
});
const offer = await admin.call(api.offerAdmin.create, {
  body: { ...buildOffer(partnerId), ...saying('OFFER', ofOffer) },
});
const article = await admin.call(api.magazineArticleAdmin.create, {
  body: { ...buildArticle(), ...saying('ARTICLE', ofArticle) },
});
const subcategoryId = subcategory.body.id;
await admin.call(api.subcategoryAdmin.activate, { categoryId, id: subcategoryId, body: isOn });
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: isOn });
await admin.call(api.branchOfficeAdmin.activate, { partnerId, id: place.body.id, body: isOn });
await admin.call(api.offerAdmin.activate, { id: offer.body.id, body: isOn });
await admin.call(api.magazineArticleAdmin.activate, { id: article.body.id, body: isOn });
await test.settled();

describe.each<{ kind: string; type: SearchType; table: Table }>([
  { kind: 'PARTNER', type: 'PARTNER', table: ofPartner },
  { kind: 'place', type: 'PARTNER', table: ofPlace },
  { kind: 'OFFER', type: 'OFFER', table: ofOffer },
  { kind: 'CATEGORY', type: 'CATEGORY', table: ofCategory },
  { kind: 'SUBCATEGORY', type: 'SUBCATEGORY', table: ofSubcategory },
  { kind: 'ARTICLE', type: 'ARTICLE', table: ofArticle },
])('what is written, $kind', ({ kind, type, table }) => {
  const words = wordsOf(kind, table);
  const isFound = async (keyword: string): Promise<boolean> => {
    const { groups } = (await test.createCaller().call(api.search.find, { keyword })).body;
    return groups.some((group) => group.type === type && group.total > 0);
  };
  it.each(words.filter(({ not }) => not === undefined))('is found by its $field', ({ word }) =>
    expect(isFound(word)).resolves.toBe(true),
  );
  it.each(words.filter(({ not }) => not !== undefined))(
    'is not found by its $field: $not',
    ({ word }) => expect(isFound(word)).resolves.toBe(false),
  );
});
