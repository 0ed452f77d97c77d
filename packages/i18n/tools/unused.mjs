// Which texts nobody names: as a literal, or by a template whose holes are words that the sources know.

const hole = '\0';
const plural = /_(zero|one|two|few|many|other)$/;
const holes = /\$\{[^`{}]*\}/g;
/** A template that may be a key, also one within another: `${text(`entity.${name}`)} · …`. */
const keyLike = /`((?:[\w.:-]|\$\{[^`{}]*\})*\$\{[^`{}]*\}(?:[\w.:-]|\$\{[^`{}]*\})*)`/g;
const namespaces = /^(?:common|admin|profile|onboarding|magazine|cafeteria|faq|message)[.:]/;

const templateOf = (text) => text.replaceAll(holes, hole);
const all = (source, pattern) => [...source.matchAll(pattern)].map(([, found]) => found);
const patternOf = (template) =>
  new RegExp(
    `^${template
      .split(hole)
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('(.+)')}$`,
  );

/**
 * What sources name: whole keys, templates of keys, and words that may stand in a hole (strings, names of fields,
 * constants). `useWords('enum.grade')` names a group, `texts.text('title')` a text of each resource.
 */
export const namesIn = (sources) => {
  const source = sources.join('\n');
  const literals = [...all(source, /'([^'\n]*)'/g), ...all(source, /\b\w+="([^"\n]+)"/g)];
  const groups = [
    ...all(source, /useWords\(\s*'([\w.]+)'/g),
    ...all(source, /useWords\(\s*`([^`]+)`/g).map(templateOf),
    // a group that is handed on stands in a union of groups
    ...all(source, /\|\s*'(\w+\.\w+)'/g),
  ].map((group) => `${group}.${hole}`);
  const ofResources = all(source, /texts\.text\(\s*'(\w+)'/g).map((key) => `${hole}.${key}`);
  const templates = all(source, keyLike)
    .map(templateOf)
    .flatMap((template) => [template, template.replace(namespaces, '')])
    // one of nothing but holes would name everything
    .filter((template) => /[a-zA-Z]/.test(template));
  return {
    keys: new Set(literals.flatMap((one) => [one, one.replace(namespaces, '')])),
    words: new Set([
      ...literals,
      ...all(source, /\b([A-Za-z]\w*)\??:/g),
      ...all(source, /[{,]\s*(\w+)(?=\s*[,}])/g),
    ]),
    templates: [...new Set([...groups, ...ofResources, ...templates])].map(patternOf),
  };
};

const isWord = (text, words) => words.has(text) || text.split('.').every((part) => words.has(part));

/** Whether anybody names a text; plural forms are named without their endings. */
export const isNamed = (key, { keys, words, templates }) => {
  const stem = key.replace(plural, '');
  return (
    keys.has(stem) ||
    templates.some((template) => {
      const found = template.exec(stem);
      return found !== null && found.slice(1).every((part) => isWord(part, words));
    })
  );
};
