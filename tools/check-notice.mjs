// NOTICE names every package of the running product. One of a single platform stands there with what it is built of.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { deliveredPackages, noticeProblems } from './notice.mjs';
import { report } from './sources.mjs';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
report(noticeProblems(lock, notice), deliveredPackages(lock).length);
