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
/** What a file declares at its top, each with its text. */
const partsOf = (source) => {
  const heads = [...source.text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)];
  const imports = importsOf(source);
  return heads.map((head, index) => {
    const text = source.text.slice(head.index, heads[index + 1]?.index);
    return {
      file: source.file,
      name: head[1],
      imports,
      words: wordsIn(text),
      allowed: allowedIn(text),
      reads: callsIn(text, 'read'),
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
