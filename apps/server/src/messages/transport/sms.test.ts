import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../../test/mail.ts';
import { createSms } from './sms.ts';
import { Bounced } from './transport.ts';

type ReceivedRequest = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
let received: ReceivedRequest[];
let status: number;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
  status = 200;
});

const sms = { to: '+420777123456', text: 'Kód „12“ & "34"\nkonec' };
const send = (config: Partial<Parameters<typeof createSms>[0]> = {}) =>
  createSms({
    url: `${origin}/send`,
    method: 'POST',
    body: '{"to":"{{to}}","text":"{{text}}"}',
    headers: { authorization: 'Bearer secret' },
    ...config,
  })(sms);

describe('an SMS', () => {
  it('is one request of JSON, whatever stands in the text', async () => {
    await send();
    expect(received).toMatchObject([{ method: 'POST', url: '/send' }]);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(sms);
  });
  it('is a form where the template is one', async () => {
    await send({ body: 'number={{to}}&message={{text}}' });
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      number: sms.to,
      message: sms.text,
    });
  });
  it('is an address where the provider takes GET', async () => {
    await send({ method: 'GET', url: `${origin}/send?to={{to}}&text={{text}}` });
    const { searchParams } = new URL(received[0]?.url ?? '', origin);
    expect(Object.fromEntries(searchParams)).toEqual(sms);
  });
  it.each([400, 422])('refused with %i is given up', async (answer) => {
    status = answer;
    await expect(send()).rejects.toThrow(Bounced);
  });
  it.each([401, 429, 500, 302])(
    'answered with %i is tried again, and goes nowhere else',
    async (answer) => {
      status = answer;
      const error = await send().catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(Bounced);
      expect(received).toHaveLength(1);
    },
  );
});
