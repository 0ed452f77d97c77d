// What the parts of a page of administration read beside what the page needs, part by part as they are drawn.
import path from 'node:path';
import { allowedIn, callsIn } from './allowed.mjs';

const withoutStrings = (text) => text.replaceAll(/'[^'\n]*'/g, '');
const wordsIn = (text) =>
  new Set([...withoutStrings(text).matchAll(/\b[A-Za-z]\w+/g)].map(([word]) => word));

/** Where each name a file imports comes from: a file, or the folder whose door it is. */
const importsOf = ({ file, text }) =>
  new Map(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g)].flatMap(
      ([, names, from]) => {
        const target = path.join(path.dirname(file), from).replace(/\/index\.tsx?$/, '/');
        return names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => [name.split(/\s+as\s+/)[0], target]);
      },
    ),
  );
const madeOf = (text) => ({
  words: wordsIn(text),
  allowed: allowedIn(text),
  reads: callsIn(text, 'read'),
});
/** What a file declares at its top, each with its text. */
const partsOf = (source) => {
  const heads = [...source.text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)];
  const imports = importsOf(source);
  return heads.map((head, index) => {
    const text = source.text.slice(head.index, heads[index + 1]?.index);
    return {
      ...madeOf(text),
      file: source.file,
      name: head[1],
      imports,
      text,
      isPage: /\bneeds: /.test(text),
    };
  });
};
const isWithin = (file, target) =>
  target.endsWith('/') ? file.startsWith(target) : file === target;
/** The parts a part names: of its own file, and those it imports. */
const namedBy = (part, byName) =>
  [...part.words].flatMap((word) =>
    (byName.get(word) ?? []).filter(
      (other) =>
        other !== part &&
        !other.isPage &&
        isWithin(other.file, part.imports.get(word) ?? part.file),
    ),
  );

const isAmong = (allowed, route) => allowed.has(route) || allowed.has(`${route.split('.')[0]}.*`);
/** Goes down from a page with what was asked for on the way; `tell` hears what is read without. */
const walkDown = (page, byName, tell) => {
  const seen = new Set();
  const waiting = [{ part: page, allowed: new Set() }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part } = next;
    const allowed = new Set([...next.allowed, ...part.allowed]);
    const key = `${part.file} ${part.name} ${[...allowed].toSorted().join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const route of part.reads) if (!isAmong(allowed, route)) tell(part, route);
    waiting.push(...namedBy(part, byName).map((one) => ({ part: one, allowed })));
  }
};

/**
 * Reads of a part of a page that neither its page needs nor anything around it asks for: who may see the page but not
 * that would see it fail. `isForSome` tells the reads that not everybody may make.
 */
export const unneededReads = (sources, isForSome) => {
  const parts = sources.flatMap(partsOf);
  const byName = Map.groupBy(parts, ({ name }) => name);
  const problems = new Set();
  for (const page of parts.filter(({ isPage }) => isPage))
    walkDown(page, byName, ({ file, name }, route) => {
      if (isForSome(route))
        problems.add(
          `${file}: ${name} reads ${route}, which ${page.name} does not need; ` +
            `draw it in <Allowed to={api.${route}}>, or let the page need it`,
        );
    });
  return [...problems];
};

// up to the next property of the widget
const showing = /\bShow: ([^\n]*(?:\n(?!\s*(?:\w+[:,]|\})[^\n]*)[^\n]*)*)/g;
/** What widgets draw of a value, each as a part of its own: the form beside it is for others. */
const showsOf = (parts) =>
  parts.flatMap((part) =>
    part.name === 'Show'
      ? [part]
      : [...part.text.matchAll(showing)].map(([, text]) => ({
          ...part,
          ...madeOf(text),
          name: `Show of ${part.name}`,
        })),
  );

/**
 * Reads that a widget makes to show its value. It stands on the page of any record that has the field, whatever else
 * its reader may see: only the widget itself can ask.
 */
export const readsOfShows = (sources, isForSome) => {
  const parts = sources.flatMap(partsOf);
  const byName = Map.groupBy(parts, ({ name }) => name);
  const problems = new Set();
  for (const show of showsOf(parts))
    walkDown(show, byName, ({ file, name }, route) => {
      if (isForSome(route))
        problems.add(
          `${file}: ${name} reads ${route} for the ${show.name} (${show.file}) of any page; ` +
            `let it ask useMay()(api.${route}) and show what is known without`,
        );
    });
  return [...problems];
};

/**
 * Reads of a route that is a parameter (`read(routes.get, …)`), in a part that does not ask for it. Those of a
 * `resource` the frame has asked for: it takes away what its reader may not call.
 */
export const readsOfParameters = (sources) =>
  sources.flatMap(partsOf).flatMap(({ file, name, text }) =>
    [...text.matchAll(/\bread\(\s*((?:\w+\??\.)*routes\??\.\w+)/g)]
      .map(([, route]) => route)
      .filter((route) => !/\bresource\b/.test(route))
      .filter((route) => !text.includes(`useMay()(${route})`) && !text.includes(`may(${route})`))
      .map((route) => `${file}: ${name} reads ${route} of anything; let it ask useMay()(${route})`),
  );
