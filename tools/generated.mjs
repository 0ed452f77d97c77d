// Files that are generated: written again, or only compared with what they would be.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Names the files, a map of paths and texts, that are not as they would be made, and those in `folder` with `ending`
 * that nothing makes any more; makes them so unless they are only compared.
 */
export const staleFiles = (files, { isCompared, folder, ending = '' }) => {
  const there = folder ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const gone = there.filter((file) => file.endsWith(ending) && !files.has(file));
  const stale = [...files].filter(([file, text]) => read(file) !== text);
  if (!isCompared) {
    for (const file of gone) rmSync(file);
    for (const [file, text] of stale) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return [...stale.map(([file]) => file), ...gone];
};

/** The same for a tool, which with `--check` fails where something is stale and says by which command it is made. */
export const writeOrCheck = (files, command, options = {}) => {
  const isCompared = process.argv.includes('--check');
  const stale = staleFiles(files, { ...options, isCompared });
  if (!isCompared || stale.length === 0) return;
  for (const file of stale) console.log(`${file}: not what it is made from says. Run ${command}`);
  process.exitCode = 1;
};
