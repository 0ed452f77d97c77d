import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { smtpPort } from './servers.ts';

/**
 * A real server of mail, which both demos send through. Every mail becomes a file of a folder, which the workers know
 * from their environment (e2e/mail.ts).
 */
const startMailServer = async (): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-e2e-mail-'));
  process.env.E2E_MAIL_DIR = folder;
  let count = 0;
  const keep = async (stream: Readable): Promise<void> => {
    const raw = await text(stream);
    count += 1;
    const file = path.join(folder, String(count).padStart(6, '0'));
    // whole or not at all: somebody may be reading
    writeFileSync(`${file}.part`, raw);
    renameSync(`${file}.part`, `${file}.eml`);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => callbackify(keep)(stream, done),
  });
  // a demo that is stopped hangs up
  server.on('error', () => {});
  server.listen(smtpPort, '127.0.0.1');
  await once(server.server, 'listening');
  return async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
};
// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up only so
export default startMailServer;
