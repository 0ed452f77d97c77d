import { describe, expect, it, vi } from 'vitest';
import { api as routes } from '@cafeteria/contract';
import { createApi, createSessionLock, type Transport } from '../../../shared/api/index.ts';
import { askForProofs } from './asking.ts';

type Reply = Awaited<ReturnType<Transport>>;
const reply = (status: number, body: unknown): Reply => ({
  ok: status < 300,
  status,
  headers: new Headers(),
  text: () => Promise.resolve(JSON.stringify(body)),
});
const needed = { globalErrors: [{ messageKey: 'proof.error.needed' }], fieldErrors: [] };
const start = (answers: readonly Reply[]) => {
  const left = [...answers];
  const sent: (readonly [string, RequestInit])[] = [];
  const api = createApi({
    origin: '',
    language: () => 'cs',
    lock: createSessionLock(),
    transport: (url, init) => {
      if (url.endsWith('/api/csrf'))
        return Promise.resolve(reply(200, { headerName: 'x-csrf', token: 't' }));
      sent.push([url, init]);
      return Promise.resolve(left.shift() ?? reply(500, {}));
    },
  });
  const close = () => api.call(routes.month.close, { month: '2026-10' });
  return { api, sent, close };
};

describe('what is refused for want of a fresh proof', () => {
  it('is sent again as it was once the person has shown who they are', async () => {
    const { api, sent, close } = start([reply(422, needed), reply(200, { id: 1 })]);
    const ask = vi.fn(() => Promise.resolve(true));
    askForProofs(api, ask);
    expect(await close()).toEqual({ id: 1 });
    expect(ask).toHaveBeenCalledOnce();
    expect(sent.map(([url]) => url)).toEqual(Array(2).fill('/api/admin/month/2026-10/closing'));
    expect(sent[1]?.[1].headers).toBe(sent[0]?.[1].headers);
  });
  it('stays refused when they do not, and where nobody can be asked any more', async () => {
    const { api, sent, close } = start([reply(422, needed), reply(422, needed)]);
    const stop = askForProofs(api, () => Promise.resolve(false));
    await expect(close()).rejects.toMatchObject({ status: 422 });
    stop();
    await expect(close()).rejects.toMatchObject({ status: 422 });
    expect(sent).toHaveLength(2);
  });
  it('is told from what is wrong with a form, which is read as it came', async () => {
    const wrong = {
      globalErrors: [],
      fieldErrors: [{ field: 'a', messageKey: 'validation.required' }],
    };
    const { api, close } = start([reply(422, wrong)]);
    const ask = vi.fn(() => Promise.resolve(true));
    askForProofs(api, ask);
    await expect(close()).rejects.toMatchObject(wrong);
    expect(ask).not.toHaveBeenCalled();
  });
});
