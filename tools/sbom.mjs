// npm run sbom [-- --out <file>] [--all]: the bill of materials as CycloneDX JSON; with --all also what only builds it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { billOf } from './bill.mjs';
import { main, root } from './node.mjs';

await main(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bill = billOf(lock, { withDevelopment: values.all });
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  if (!values.out) process.stdout.write(text);
  else {
    writeFileSync(values.out, text);
    console.log(`${values.out}: ${bill.components.length} packages`);
  }
});
