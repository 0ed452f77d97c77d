/** An administrator who saves partners through the API. */
import { PartnerForm } from '@cafeteria/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { csrfToken } from './people.ts';
import { origins } from './product.ts';

const Saved = z.looseObject({ version: z.int() });

export const createAdministrator = async (cookie: string, api = origins.api) => {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
    const answer = await fetch(api + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const record = async (id: number) => z.parse(Saved, await ask(`/api/admin/partner/${id}`));
  /** Saves a partner under another name. */
  const save = async (id: number, name: string): Promise<void> => {
    const { version, ...known } = await record(id);
    const form = Object.fromEntries(
      Object.entries(known).filter(([field]) => field in PartnerForm.shape),
    );
    const body = JSON.stringify({ ...form, version, name });
    await ask(`/api/admin/partner/${id}`, { method: 'PUT', body });
  };
  /** Saves a partner ten times a second while something else goes on. */
  const saveDuring = async <T>(work: Promise<T>): Promise<T> => {
    let isOver = false;
    const done = work.finally(() => (isOver = true));
    for (let at = 0; !isOver; at += 1) {
      const pause = sleep(100);
      await save(2 + (at % 200), `Partner ${at % 7}`);
      await pause;
    }
    return done;
  };
  /** Milliseconds from the answer of a save until the new name is suggested. */
  const timeToSuggestion = async (word: string): Promise<number> => {
    await save(1, `Podnik ${word}`);
    const begun = performance.now();
    const query = new URLSearchParams({ keyword: word }).toString();
    while (!JSON.stringify(await ask(`/api/search/suggestion?${query}`)).includes(word)) {
      if (performance.now() - begun > 10_000) throw new Error(`${word} is not suggested`);
    }
    return performance.now() - begun;
  };
  return { save, saveDuring, timeToSuggestion };
};
export type Administrator = Awaited<ReturnType<typeof createAdministrator>>;
