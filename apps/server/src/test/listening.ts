import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Lets a server of a test listen on this machine (`portOf`) until its file of tests has ended. */
export const listening = <S extends Server>(server: S): S => {
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  return server;
};

/** A folder that is there until its file of tests has ended. */
export const ownFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `cafeteria-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
