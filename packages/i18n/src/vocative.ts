import type { Language } from '@cafeteria/contract';

/**
 * Endings of Czech and Slovak first names and their vocative; the first match wins. What no line
 * knows for sure stays as it is: no vocative is better than a wrong one.
 */
const rules: readonly (readonly [ending: RegExp, vocative: string])[] = [
  [/oa$|us$|(?:ng|nh|ph|sh|th|[wqz])$/, '$&'],
  [/a$/, 'o'],
  [/[eěiíyýéoóuůú]$/, '$&'],
  [/ec$/, 'če'],
  [/něk$/, 'ňku'],
  [/děk$/, 'ďku'],
  [/ek$/, 'ku'],
  [/(?<=^(?:Pav|Kar|Hav))el$/, 'le'],
  [/el$/, 'eli'],
  [/ch$|[kg]$/, '$&u'],
  [/(?<=[bcčdďfghjklmnňpqřsšťtvxž])r$/, 'ře'],
  [/[žščřcjďťňsx]$/, '$&i'],
  [/[bdflmnprtv]$/, '$&e'],
];
/** Names that are one syllable and Czech or Slovak all the same; others come from elsewhere (Minh, Trang, Kim). */
const short = new Set([
  'Jan',
  'Ján',
  'Petr',
  'Vít',
  'Vit',
  'Max',
  'Mark',
  'Leoš',
  'Leon',
  'Noel',
  'Tom',
]);
/** Women's names that end in a consonant do not change. */
const women = new Set(
  (
    'Agnes Alison Anet Annabel Astrid Bernadet Birgit Brigit Carmen Dagmar Deborah Dolores Doris Edit Elen Elin ' +
    'Elisabet Ellen Ester Evelin Evelyn Gertrud Helen Ines Ingeborg Ingrid Iris Isabel Ivet Izabel Jasmin Jennifer ' +
    'Judit Karen Karin Karolin Katrin Kristin Lilian Madlen Margaret Margit Megan Mercedes Miriam Mirjam Muriel ' +
    'Nicol Nikol Rachel Ráchel Rút Sharon Sigrid Solveig Vivian Vivien Yasmin'
  ).split(' '),
);
const vowels = /[aáeéěiíoóuúůyýäô]+/gi;
const isSingle = (name: string): boolean => (name.match(vowels) ?? []).length < 2;

/**
 * How a person is addressed in Czech: `Jana` → `Jano`. A name that is no single Czech-looking word stays as it is.
 * @example vocative('Tomáš') // 'Tomáši'
 */
export const vocative = (name: string): string => {
  if (women.has(name) || !/^\p{Lu}[a-zá-ž]+$/u.test(name)) return name;
  if (isSingle(name) && !short.has(name) && !/^\p{Lu}[ie]a$/u.test(name)) return name;
  const rule = rules.find(([ending]) => ending.test(name));
  return rule ? name.replace(rule[0], rule[1]) : name;
};

/** A first name as it stands in a greeting: Czech alone has a case for it. */
export const addressed = (firstName: string, language: Language): string =>
  language === 'cs' ? vocative(firstName) : firstName;
