import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp, openTestApp } from '../../../test/test-app.ts';
import { createGate, gateNotificationPath } from '../index.ts';
import { buildOrder } from '../testing/order.ts';
import { demoDeclines } from './demo.cards.ts';
import { createDemoNotifier } from './demo.notification.ts';

const notifications: { readonly headers: object; readonly path: string; readonly body: string }[] =
  [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    notifications.push({ headers: request.headers, path: request.url ?? '', body });
    response.end();
  });
});
const settlers: (() => Promise<void>)[] = [];

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? String(address?.port) : '';
const test = await openTestApp({ HOST: '127.0.0.1', API_PORT: port });
const gate = await createGate({ ...test, onClose: (work) => void settlers.push(work) });
if (!gate) throw new Error('the demo has a gate');
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const pathOf = (redirectUrl: string | null): string => new URL(redirectUrl ?? '').pathname;
const open = async (fields: Parameters<typeof buildOrder>[0] & { saveCard?: boolean } = {}) => {
  const { gatewayRef, redirectUrl } = await gate.open({ ...buildOrder(fields), ...fields });
  return { gatewayRef, path: pathOf(redirectUrl) };
};
const submit = (url: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the page of the demonstration gate', () => {
  it.each([
    ['cs', 'Ukázková brána', 'Zaplatit', '500,00 Kč'],
    ['sk', 'Ukážková brána', 'Zaplatiť', '500,00 Kč'],
    ['en', 'Demonstration gate', 'Pay', '500,00 Kč'],
  ] as const)(
    'says in %s what is paid and that it is a demonstration',
    async (language, ...texts) => {
      const { path } = await open({ language });
      const { body, headers } = await test.app.inject(path);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      for (const text of texts) expect(body.replaceAll(/\s/g, ' ')).toContain(text);
      expect(body).toContain(`<html lang="${language}">`);
    },
  );

  it('offers every way a payment can end, and to save a card only when that was asked for', async () => {
    const { body } = await test.app.inject((await open({ saveCard: true })).path);
    for (const reason of [...demoDeclines, 'NEVER', 'PAY', 'PAY_AND_SAVE'])
      expect(body).toContain(`value="${reason}"`);
    const { body: without } = await test.app.inject((await open()).path);
    expect(without).not.toContain('PAY_AND_SAVE');
  });

  it('runs no script, takes no style from elsewhere, and may send the browser back to the portal', async () => {
    const { headers } = await test.app.inject((await open()).path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:3000; " +
        "base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    const { headers: style } = await test.app.inject('/api/gateway/demo/style.css');
    expect(style['content-type']).toBe('text/css; charset=utf-8');
  });

  it('knows no payment by a wrong address', async () => {
    const { statusCode, body } = await test.app.inject('/api/gateway/demo/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain('Takovou platbu neznáme');
  });

  it('sends the browser back after a decision, which is final', async () => {
    const { gatewayRef, path } = await open();
    const answer = await submit(path, { decision: 'INSUFFICIENT_FUNDS' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      'http://localhost:3000/profile/deposit',
    ]);
    await submit(path, { decision: 'PAY' });
    expect(await gate.status(gatewayRef)).toMatchObject({ reason: 'INSUFFICIENT_FUNDS' });
    const { body } = await test.app.inject(path);
    expect(body).toContain('O této platbě už je rozhodnuto.');
    expect(body).not.toContain('<button');
  });

  it('goes back without an answer when nobody decides', async () => {
    const { gatewayRef, path } = await open();
    expect((await submit(path, { decision: 'NEVER' })).statusCode).toBe(303);
    expect(await gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
  });

  it('takes no decision it did not offer', async () => {
    const { gatewayRef, path } = await open();
    expect((await submit(path, { decision: 'REFUNDED' })).statusCode).toBe(400);
    expect(await gate.status(gatewayRef)).toEqual({ state: 'PENDING' });
  });

  it('saves no card when nobody asked to', async () => {
    const { gatewayRef, path } = await open();
    await submit(path, { decision: 'PAY_AND_SAVE', card: '4242' });
    expect(await gate.status(gatewayRef)).toEqual({ state: 'PAID' });
  });

  it('calls a payment too late after its time', async () => {
    const { gatewayRef, path } = await open({ expiresAt: new Date(Date.now() - 1_000) });
    const declined = { state: 'DECLINED', reason: 'TIMEOUT' };
    expect(await gate.status(gatewayRef)).toEqual(declined);
    await submit(path, { decision: 'PAY' });
    expect(await gate.status(gatewayRef)).toEqual(declined);
  });

  it('asks with which card a bank is confirmed', async () => {
    const saved = await open({ saveCard: true });
    await submit(saved.path, { decision: 'PAY_AND_SAVE', card: '3184' });
    const state = await gate.status(saved.gatewayRef);
    const gatewayToken = state.state === 'PAID' ? (state.card?.gatewayToken ?? '') : '';
    const { gatewayRef, redirectUrl } = await gate.charge({ ...buildOrder(), gatewayToken });
    const { body } = await test.app.inject(pathOf(redirectUrl));
    expect(body).toContain('•••• 3184');
    await submit(pathOf(redirectUrl), { decision: 'THREE_DS_FAILED' });
    expect(await gate.status(gatewayRef)).toMatchObject({ reason: 'THREE_DS_FAILED' });
  });
});

describe('the demonstration gate', () => {
  it('tells the portal of a decision as a bank would, with a signature', async () => {
    const { gatewayRef } = await open();
    await gate.cancel(gatewayRef);
    for (const settle of settlers) await settle();
    const { headers, path, body } =
      notifications.find((one) => one.body.includes(gatewayRef)) ?? {};
    expect(path).toBe(gateNotificationPath('DEMO'));
    const request = { headers: { ...headers }, rawBody: Buffer.from(body ?? ''), query: {} };
    expect(await gate.readNotification(request)).toEqual({ gatewayRef });
  });

  it('writes down when nobody hears it, and goes on', async () => {
    const warnings: string[] = [];
    const warn = (message: unknown): void => void warnings.push(String(message));
    const { notify, settled } = createDemoNotifier('http://127.0.0.1:1/nowhere', { warn });
    notify({ ref: 'some', secret: 'secret' });
    await settled();
    expect(warnings).toEqual([expect.stringContaining('did not arrive')]);
  });

  it('has pages only where it is the gate', async () => {
    const other = await buildTestApp({ PAYMENT_GATE: 'none' });
    expect((await other.app.inject('/api/gateway/demo/style.css')).statusCode).toBe(404);
    expect(await createGate({ ...other, onClose: () => {} })).toBeUndefined();
    await other.close();
  });
});
