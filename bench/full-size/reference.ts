/** What works are compared with and asked for besides pages: a bare server, and a picture that is shown. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { rawBytes } from '../load.ts';
import { origins } from './product.ts';
import { list } from './work.ts';

/** Sends the bytes of a list, packed as browsers ask. */
export const startRaw = async (port: number): Promise<ChildProcess> => {
  const bytes = await rawBytes(`${origins.api}${list.path}`, list.headers);
  const script = fileURLToPath(new URL('../raw-server.mjs', import.meta.url));
  const raw = spawn(process.execPath, [script, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.once('exit', () => void raw.kill());
  raw.stdin.end(bytes);
  await once(raw.stdout, 'data');
  return raw;
};

const Cards = z.object({
  content: z.array(z.object({ image: z.nullable(z.object({ uuid: z.string() })) })),
});
export const findThumbnail = async (): Promise<string> => {
  const answer = await fetch(`${origins.api}${list.path}`);
  const { content } = z.parse(Cards, await answer.json());
  const uuid = content.find(({ image }) => image)?.image?.uuid;
  return `/api/media/${uuid}?size=384`;
};
