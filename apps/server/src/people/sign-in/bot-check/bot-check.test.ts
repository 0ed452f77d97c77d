import { expect, it, vi } from 'vitest';
import { createBotCheck } from './bot-check.ts';

const checked = async (answer: () => Promise<Response>, token: string | undefined = 'token') => {
  const log = { warn: vi.fn() };
  const isHuman = await createBotCheck('secret', log, answer)?.(token);
  return [isHuman, log.warn.mock.calls.length];
};

it('lets in whom the third party takes for a person, and nobody else', async () => {
  expect(await checked(async () => Response.json({ success: true }))).toEqual([true, 0]);
  expect(await checked(async () => Response.json({ success: false }))).toEqual([false, 0]);
});

it('does not ask about a token that is not there', async () => {
  const ask = vi.fn();
  expect(await createBotCheck('secret', { warn: vi.fn() }, ask)?.(undefined)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['does not answer', async () => Promise.reject(new Error('offline'))],
  ['answers something else', async () => new Response('<html>')],
  ['answers without a verdict', async () => Response.json({})],
])(
  'leaves the door to the password when the third party %s, and says so in the log',
  async (_, ask) => {
    expect(await checked(ask)).toEqual([true, 1]);
  },
);

it('is no check where there is no secret', () =>
  expect(createBotCheck(undefined, { warn: vi.fn() })).toBeUndefined());
