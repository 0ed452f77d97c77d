import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends on demand, and notes that it began. */
const works = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string): void => ends.get(name)?.(),
    work: (name: string) => async (): Promise<string> => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    },
  };
};

describe('a queue', () => {
  it('works on a fixed number at once, the rest in order, and refuses at once what comes when it is full', async () => {
    const { begun, end, work } = works();
    const queue = createQueue(1, 2);
    const done = ['a', 'b', 'c'].map((name) => queue(work(name)));
    await expect(queue(work('d'))).rejects.toMatchObject({
      globalErrors: [{ messageKey: 'common.error.busy' }],
    });
    for (const name of ['a', 'b', 'c']) {
      await expect.poll(() => begun.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('passes over who has gone away, and gives the place to another', async () => {
    const { begun, end, work } = works();
    const queue = createQueue(1, 1);
    const first = queue(work('a'));
    const gone = new AbortController();
    const second = queue(work('b'), gone.signal);
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const third = queue(work('c'));
    end('a');
    await first;
    await expect.poll(() => begun).toEqual(['a', 'c']);
    end('c');
    await third;
    await expect(queue(work('d'), gone.signal)).rejects.toThrow('gone');
  });

  it('goes on after work that fails', async () => {
    const queue = createQueue(1, 1);
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue(async () => 'yes')).toBe('yes');
  });
});
