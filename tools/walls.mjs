// The table of docs/ARCHITECTURE.md, "Who may import whom", and what finds a violation. Types count.
import { posix as path } from 'node:path';

const ofServer = ['fastify', 'kysely', 'pg', 'pg-boss', 'pino', 'node'];
const componentKit = [
  'react-aria-components',
  'react-aria',
  '@react-aria',
  '@dnd-kit',
  'react-easy-crop',
];
const ofWeb = ['react', 'react-dom', '@tanstack', ...componentKit];

/**
 * A house: the packages it may import, the libraries it may not (or the `only` ones it may), and a row for each of its
 * parts with the parts beneath it. The longest name that holds a file is its row; `.` is what lies beside the parts.
 * @type {{root: string, packages: string[], shelves?: string[], only?: string[], never?: string[],
 *   rows: Record<string, string>}[]}
 */
export const houses = [
  {
    root: 'packages/contract/src',
    packages: [],
    only: ['zod'],
    rows: {
      vocabulary: '',
      rules: 'vocabulary',
      values: 'rules vocabulary',
      http: 'values rules vocabulary',
      catalogue: 'http values rules vocabulary',
      content: 'catalogue http values rules vocabulary',
      discovery: 'content catalogue http values rules vocabulary',
      people: 'catalogue http values rules vocabulary',
      money: 'people catalogue http values rules vocabulary',
      messages: 'people catalogue http values rules vocabulary',
      system: 'messages money people discovery content catalogue http values rules vocabulary',
      '.': 'system messages money people discovery content catalogue http values rules vocabulary',
    },
  },
  {
    root: 'packages/i18n/src',
    packages: ['contract'],
    never: [...ofServer, ...componentKit],
    rows: { '.': '' },
  },
  {
    root: 'packages/ui/src',
    packages: [],
    never: [...ofServer, '@tanstack', 'zod'],
    rows: { '.': '' },
  },
  {
    root: 'apps/server/src',
    packages: ['contract', 'i18n'],
    // folders of rooms
    shelves: ['people/intake', 'people/own', 'people/records', 'people/sign-in'],
    never: ofWeb,
    rows: {
      config: '',
      platform: '',
      kernel: 'platform config',
      catalogue: 'kernel platform config',
      content: 'catalogue kernel platform config',
      discovery: 'content catalogue kernel platform config',
      messages: 'catalogue kernel platform config',
      people: 'messages catalogue kernel platform config',
      money: 'people messages catalogue kernel platform config',
      system: 'messages money people discovery content catalogue kernel platform config',
      portal: 'kernel platform config',
      '.': 'portal system messages money people discovery content catalogue kernel platform config',
    },
  },
  {
    root: 'apps/web/src',
    packages: ['contract', 'i18n', 'ui'],
    never: [...ofServer, ...componentKit],
    rows: {
      shared: '',
      portal: 'shared',
      'admin/frame': 'shared',
      'admin/widgets': 'admin/frame shared',
      'admin/catalogue': 'admin/widgets admin/frame shared',
      'admin/content': 'admin/catalogue admin/widgets admin/frame shared',
      'admin/discovery': 'admin/catalogue admin/widgets admin/frame shared',
      'admin/people': 'admin/catalogue admin/widgets admin/frame shared',
      'admin/money': 'admin/people admin/catalogue admin/widgets admin/frame shared',
      'admin/messages': 'admin/people admin/catalogue admin/widgets admin/frame shared',
      'admin/system':
        'admin/messages admin/money admin/people admin/discovery admin/content admin/catalogue ' +
        'admin/widgets admin/frame shared',
      admin: 'shared',
      app: 'admin portal shared',
      '.': 'app shared',
    },
  },
];

const isWithin = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const folderOf = (house, part) => (part === '.' ? house.root : `${house.root}/${part}`);
/** A test may reach for whatever it tests; files named `testing/…` and `test/…` are help for tests. */
const isTest = (file) => /\.test\.tsx?$|\/test(ing)?\//.test(file);

const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)(['"])([^'"\n]+)\1/gm;
/** What a file imports: `{source, target}`, the target being a path in the repository, or undefined for a library. */
const importsOf = ({ file, text }) =>
  [...text.matchAll(importPattern)].map(([, , source]) => {
    if (source.startsWith('.'))
      return { source, target: path.join(path.dirname(file), source.split('?')[0]) };
    const ours = /^@cafeteria\/([^/]+)/.exec(source)?.[1];
    return { source, target: ours && `packages/${ours}` };
  });

const libraryOf = (source) =>
  source.startsWith('node:')
    ? 'node'
    : source
        .split('/')
        .slice(0, source.startsWith('@') ? 2 : 1)
        .join('/');
const isOneOf = (list, source) =>
  list.some((one) => libraryOf(source) === one || isWithin(source, one));

const rowOf = (house, file) =>
  Object.keys(house.rows)
    .filter((part) => isWithin(file, folderOf(house, part)))
    .toSorted((a, b) => folderOf(house, b).length - folderOf(house, a).length)[0];

const libraryProblem = ({ only, never = [] }, source) => {
  if (only && !isOneOf(only, source))
    return `${source} may not be imported, only ${only.join(', ')}`;
  return isOneOf(never, source) ? `${source} may not be imported` : undefined;
};
/** Where a part may reach: itself, what is beneath it, the packages; what lies beside the parts, the workspace. */
const reachOf = (house, part) => [
  part === '.' ? path.dirname(house.root) : folderOf(house, part),
  ...house.rows[part]
    .split(' ')
    .filter(Boolean)
    .map((name) => folderOf(house, name)),
  ...house.packages.map((name) => `packages/${name}`),
];
const wallProblem = (house, part, { source, target }) => {
  if (!target) return libraryProblem(house, source);
  const isAllowed =
    reachOf(house, part).some((one) => isWithin(target, one)) &&
    (part !== '.' || [part, ...house.rows[part].split(' ')].includes(rowOf(house, target) ?? part));
  return isAllowed ? undefined : `${part} may not import ${target}`;
};

/** The room of a file: the folder that others enter by its `index.ts` only. */
export const roomOf = (house, file) => {
  if (house.root === 'packages/contract/src') return undefined;
  const folders = path.relative(house.root, file).split('/').slice(0, -1);
  const isShelved = house.shelves?.includes(folders.slice(0, 2).join('/'));
  const isDeep = isShelved || (folders[0] === 'admin' && !['frame', 'shell'].includes(folders[1]));
  const names = folders.slice(0, isDeep ? 3 : 2);
  return names.length === (isDeep ? 3 : 2) ? [house.root, ...names].join('/') : undefined;
};
const doorProblem = (house, file, { target }) => {
  const room = target && isWithin(target, house.root) ? roomOf(house, target) : undefined;
  if (!room || isWithin(file, room) || target === `${room}/index.ts`) return undefined;
  return `${target} is reached through ${room}/index.ts`;
};

/** Every violation among `[{file, text}]`, as `file: what is wrong`. */
export const wallProblems = (sources) =>
  sources.flatMap((source) => {
    const house = houses.find(({ root }) => isWithin(source.file, root));
    if (!house || isTest(source.file)) return [];
    const part = rowOf(house, source.file);
    return importsOf(source).flatMap((one) =>
      [wallProblem(house, part, one), doorProblem(house, source.file, one)]
        .filter(Boolean)
        .map((problem) => `${source.file}: ${problem}`),
    );
  });

/** Circles of a graph `Map<node, Set<node>>`, each as the list of its nodes (Tarjan's algorithm). */
const circlesOf = (graph) => {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
};

/** Circles between files and between rooms, imports of types included. */
export const circleProblems = (sources) => {
  const files = new Map();
  const rooms = new Map();
  for (const source of sources.filter(({ file }) => !isTest(file))) {
    const house = houses.find(({ root }) => isWithin(source.file, root));
    if (!house) continue;
    const targets = importsOf(source)
      .map(({ target }) => target)
      .filter((target) => target && isWithin(target, house.root));
    files.set(source.file, new Set(targets));
    const room = roomOf(house, source.file);
    if (!room) continue;
    const others = targets.map((target) => roomOf(house, target));
    const known = rooms.get(room) ?? new Set();
    for (const other of others) if (other && other !== room) known.add(other);
    rooms.set(room, known);
  }
  return [...circlesOf(files), ...circlesOf(rooms)].map((circle) => `circle: ${circle.join(', ')}`);
};
