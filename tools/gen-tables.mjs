import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeOrCheck } from './generated.mjs';
import { main, root, runNode } from './node.mjs';

const db = path.join(root, 'apps/server/src/platform/db');
await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-tables-gen-'));
  const file = path.join(folder, 'tables.gen.ts');
  try {
    const { code } = await runNode([path.join(db, 'write-tables.ts'), file]);
    if (code === 0)
      writeOrCheck(
        new Map([[path.join(db, 'tables.gen.ts'), readFileSync(file, 'utf8')]]),
        'npm run tables',
      );
    else process.exitCode = code;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
