// docs/decisions/README.md says what holds today: every decision stands there once, under a number of its own.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decisionProblems } from './decisions.mjs';
import { root } from './node.mjs';
import { report } from './sources.mjs';

const folder = path.join(root, 'docs/decisions');
const numbered = (at) => readdirSync(at).filter((name) => /^\d{4}-.+\.md$/.test(name));
const today = numbered(folder);
const history = numbered(path.join(folder, 'history'));
const list = readFileSync(path.join(folder, 'README.md'), 'utf8');
report(decisionProblems({ today, history, list }), today.length + history.length);
