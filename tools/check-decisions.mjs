// docs/decisions/README.md says what holds today: every decision stands there once, under a number of its own.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { report } from './sources.mjs';

const folder = path.join(root, 'docs/decisions');
const numbered = (names) => names.filter((name) => /^\d{4}-.+\.md$/.test(name));
const today = numbered(readdirSync(folder));
const all = [...today, ...numbered(readdirSync(path.join(folder, 'history')))];
const list = readFileSync(path.join(folder, 'README.md'), 'utf8');
const linked = [...list.matchAll(/\]\(((?:history\/)?\d{4}-[^)#]+\.md)/g)].map(([, file]) => file);

const twice = (values) => values.filter((one, at) => values.indexOf(one) !== at);
report(
  [
    ...twice(all.map((name) => name.slice(0, 4))).map((number) => `${number} is given twice`),
    ...today
      .filter((name) => !linked.includes(name))
      .map((name) => `${name} does not stand in README.md`),
    ...linked
      .filter((file) => !existsSync(path.join(folder, file)))
      .map((file) => `README.md leads to ${file}, which is not there`),
  ],
  all.length,
);
