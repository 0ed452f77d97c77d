import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createLanes, TookTooLong } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-lanes-'));
const program = path.join(folder, 'hangs.mjs');
writeFileSync(program, "process.on('message', () => undefined);");
const { run, close } = createLanes<object, never>({
  program: pathToFileURL(program),
  lanes: 1,
  maxWaiting: 1,
  patienceMs: 300,
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

it('says of work that was ended what took how long', async () => {
  const error = await run({}).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(TookTooLong);
  expect(error).toHaveProperty('message', `${program} took longer than 300 ms`);
});
