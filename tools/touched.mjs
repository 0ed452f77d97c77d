// Which tests a change is likely to break: who takes what of it, by name, so that doors do not tie all to all.
import { posix as path } from 'node:path';

const named = /\b(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'([^'\n]+)'/g;
const whole = /\b(?:import\s+(?:\*\s+as\s+)?\w+\s+from\s*|import\s*\(\s*|import\s+)'([^'\n]+)'/g;
const head = /^(export )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;

/** Code that a program wrote is no work of the room it stands in. */
const isGenerated = (file) => file.endsWith('.gen.ts');
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** What puts the product together, or fills it for tests, takes everything: beyond it is every test there is. */
const assemblies = [
  /^apps\/server\/src\/[^/]+\.ts$/,
  /^apps\/web\/src\/(?:app\/|main)/,
  /\/admin\/resources\.ts$/,
  /^packages\/contract\/src\/(?:\w+\/)?index\.ts$/,
  /\/test(?:ing)?\/[^/]+\.ts$/,
];
const isAssembly = (file) => assemblies.some((pattern) => pattern.test(file));

const targetOf = (file, source) => {
  if (source.startsWith('.')) return path.join(path.dirname(file), source.split('?')[0]);
  const ours = /^@cafeteria\/([^/]+)/.exec(source)?.[1];
  return ours && `packages/${ours}/src/index.ts`;
};
const namesIn = (list) =>
  list.split(',').flatMap((one) => {
    const name = one
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)[0];
    return name ? [name] : [];
  });
/** What a file takes of others: `{target, name}`, without a name where it takes a file as a whole. */
const takenBy = ({ file, text }) => [
  ...[...text.matchAll(named)].flatMap(([, names, source]) =>
    namesIn(names).map((name) => ({ target: targetOf(file, source), name })),
  ),
  ...[...text.matchAll(whole)].map(([, source]) => ({ target: targetOf(file, source) })),
];
/** Whether what is taken of `target` can be what `file` declares: it is that file, or a door above it. */
const leadsTo = (target, file) =>
  target === file || (/\/index\.tsx?$/.test(target) && file.startsWith(`${path.dirname(target)}/`));

const declarationsOf = (text) => {
  const heads = [...text.matchAll(head)];
  return heads.map(({ index, 1: isExported, 2: name }, nth) => {
    const body = text.slice(index, heads[nth + 1]?.index);
    const from = text.slice(0, index).split('\n').length;
    const to = from + body.trimEnd().split('\n').length - 1;
    return { name, isExported: Boolean(isExported), body, from, to };
  });
};
/** Adds to `touched` what of a file is made of it. */
const madeOf = (touched, all) => {
  const names = new Set(touched.map(({ name }) => name));
  const more = all.filter(
    (one) => !touched.includes(one) && one.body.match(/\w+/g).some((word) => names.has(word)),
  );
  return more.length === 0 ? touched : madeOf([...touched, ...more], all);
};
/**
 * The names others can take of what stands on these lines (`[first, last][]`, from 1) or is made of that in its file.
 * Undefined where that cannot be told: lines beside every declaration.
 */
export const namesOn = (lines, text) => {
  const all = declarationsOf(text);
  const at = ([first, last]) => all.filter(({ from, to }) => first <= to && last >= from);
  if (lines.some((range) => at(range).length === 0)) return undefined;
  const made = madeOf([...new Set(lines.flatMap(at))], all);
  return new Set(made.filter(({ isExported }) => isExported).map(({ name }) => name));
};

/** The files that declare each name for others. */
const declarersIn = (sources) =>
  Map.groupBy(
    sources.flatMap(({ file, text }) =>
      declarationsOf(text).flatMap(({ name, isExported }) => (isExported ? [{ name, file }] : [])),
    ),
    ({ name }) => name,
  );
/** Who takes what of each file: `file → [{taker, name}]`. */
const takersOf = (sources) => {
  const declarers = declarersIn(sources);
  const filesOf = ({ target, name }) =>
    (name ? (declarers.get(name) ?? []).map(({ file }) => file) : [target]).filter(
      (file) => target && leadsTo(target, file),
    );
  return Map.groupBy(
    sources.flatMap((source) =>
      takenBy(source).flatMap((taken) =>
        filesOf(taken).map((file) => ({ file, taker: source.file, name: taken.name })),
      ),
    ),
    ({ file }) => file,
  );
};

/**
 * The tests of a change, as paths: those that take something of it or of what takes something of it, and those that
 * stand beside either. Tests of the whole product (walks, journeys) are not looked for.
 * @param {Map<string, Set<string> | undefined>} changed files, each with the names in it that changed, or none for all
 * @param {readonly {file: string, text: string}[]} sources
 */
export const testsOf = (changed, sources) => {
  const takers = takersOf(sources);
  const takersIn = (file, names) =>
    (takers.get(file) ?? []).flatMap(({ taker, name }) =>
      !names || !name || names.has(name) ? [taker] : [],
    );
  const direct = [...changed].flatMap(([file, names]) => takersIn(file, names));
  const near = new Set([...changed.keys(), ...direct.filter((file) => !isAssembly(file))]);
  const reached = new Set([
    ...near,
    ...[...near].flatMap((file) => takersIn(file, changed.get(file))),
  ]);
  const rooms = new Set(
    [...near].filter((file) => !isGenerated(file)).map((file) => path.dirname(file)),
  );
  return sources
    .map(({ file }) => file)
    .filter((file) => isTest(file) && (reached.has(file) || rooms.has(path.dirname(file))));
};
