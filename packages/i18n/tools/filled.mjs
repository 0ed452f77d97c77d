// What sources fill texts with, by the texts they name: a value that a text waits for under another name stays unsaid.
const slots = (text) => [...text.matchAll(/{{\s*-?\s*(\w+)/g)].map(([, name]) => name);
const plural = /_(?:zero|one|two|few|many|other)$/;
/** A key as a source writes it, whatever file it stands in. */
const spoken = (key) => key.replace(plural, '').replace(/^refusal\./, '');

/** The placeholders of each key of a language: of each file that has it, and of each plural form. */
const placeholdersOf = (files) => {
  const found = new Map();
  for (const entries of Object.values(files))
    for (const [key, value] of entries) {
      const name = spoken(key);
      found.set(name, [...(found.get(name) ?? []), slots(value)]);
    }
  return found;
};

/** `'key', { a, b: … }`: what is spread, nested or computed is known to nobody here. */
const filling = /'(?:\w+:)?(?:common\.)?([a-z]\w*(?:\.\w+)+)',\s*\{([^{}]*)\}/g;
const namesOf = (object) =>
  object
    .split(',')
    .map((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1])
    .filter((name) => name !== undefined);

/** Texts that a source names beside values none of whose names the text waits for, or not all it waits for. */
export const unfilledTexts = (texts, sources) => {
  const wanted = placeholdersOf(texts.cs);
  return sources.flatMap((source) =>
    [...source.matchAll(filling)].flatMap(([, key, object]) => {
      const waits = wanted.get(key);
      if (!waits || object.includes('...')) return [];
      const given = new Set(namesOf(object));
      return waits.some((names) => names.every((name) => given.has(name)))
        ? []
        : [
            `${key} waits for ${[...new Set(waits.flat())].join(', ')}, and is given ${[...given].join(', ')}`,
          ];
    }),
  );
};
