/** Endings of Czech first names and their vocative; the first match wins. */
const rules: readonly (readonly [ending: RegExp, vocative: string])[] = [
  [/a$/, 'o'],
  [/[eěiíyýéoóuůú]$/, '$&'],
  [/ec$/, 'če'],
  [/ek$/, 'ku'],
  [/(?<=[vr])el$/, 'le'],
  [/ch$|[kgh]$/, '$&u'],
  [/(?<=[bcčdďfghjklmnňpqřsšťtvwxzž])r$/, 'ře'],
  [/[žščřcjďťňsxl]$/, '$&i'],
  [/[a-zá-ž]$/, '$&e'],
];
/** Women's names that end in a consonant do not change. */
const unchanged = new Set([
  'Dagmar',
  'Ester',
  'Esther',
  'Nikol',
  'Nicol',
  'Nicole',
  'Ingrid',
  'Miriam',
  'Karin',
  'Rut',
  'Ruth',
  'Carmen',
  'Elen',
  'Helen',
  'Iris',
  'Doris',
  'Alice',
  'Vivien',
  'Megan',
  'Kim',
  'Ivet',
  'Jennifer',
  'Sarah',
  'Deborah',
]);

/**
 * How a person is addressed in Czech: `Jana` → `Jano`. A name that is no single Czech-looking word stays as it is.
 * @example vocative('Tomáš') // 'Tomáši'
 */
export const vocative = (name: string): string => {
  if (unchanged.has(name) || !/^\p{Lu}[a-zá-ž]+$/u.test(name)) return name;
  const rule = rules.find(([ending]) => ending.test(name));
  return rule ? name.replace(rule[0], rule[1]) : name;
};
