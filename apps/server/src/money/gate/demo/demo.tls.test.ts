import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { testCertificates } from '../../../test/certificates.ts';
import { listening, ownFolder } from '../../../test/listening.ts';
import { portOf } from '../../../test/mail.ts';
import { createDemoNotifier } from './demo.notification.ts';

const [first, second] = testCertificates;
const folder = ownFolder('demo-gate');
const heard = vi.fn();
const server = listening(
  createServer(first, (request, response) => {
    heard(request.headers['demo-gate-signature']);
    response.end();
  }),
);

it('the gate of the demonstration reaches a node that speaks https, and nobody in its place', async () => {
  const warn = vi.fn();
  const url = `https://127.0.0.1:${portOf(server)}/notify`;
  const notifyKnowing = async (cert: string) => {
    const file = join(folder, 'tls.crt');
    writeFileSync(file, cert);
    const { notify, settled } = createDemoNotifier(url, { warn }, file);
    notify({ ref: 'DEMO-1', secret: 'key' });
    await settled();
  };
  await notifyKnowing(first.cert);
  expect([heard.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0]);
  await notifyKnowing(second.cert);
  expect([heard.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
});
