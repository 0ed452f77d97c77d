import { hash } from 'node:crypto';
import type { Answer, CallAsVisitor } from './visitor.ts';

const wordOf = ({ status, body, etag }: Answer): string =>
  `${status} ${etag ?? hash('sha256', body, 'base64url')}`;

/**
 * What the API says to the reader of one page: each address is asked for once, and all of it has a name.
 * @param own the address of what is the reader's alone, which is asked for and has no part in the name
 */
export const answersOf = (call: CallAsVisitor, own: string) => {
  const answers = new Map<string, Promise<Answer>>();
  const ask: CallAsVisitor = (path, language) => {
    if (path === own) return call(path, language);
    const known = answers.get(path);
    if (known) return known;
    const answer = call(path, language);
    answers.set(path, answer);
    return answer;
  };
  return {
    ask,
    /** The addresses so far. */
    paths: (): readonly string[] => [...answers.keys()],
    /** Names a place and what the answers so far say, without whom they were for: two alike are made of the same. */
    nameOf: async (place: string): Promise<string> => {
      const words = [...answers].map(async ([path, answer]) => `${path} ${wordOf(await answer)}`);
      const all = (await Promise.all(words)).toSorted();
      return hash('sha256', [place, ...all].join('\n'), 'base64url');
    },
  };
};
export type Answers = ReturnType<typeof answersOf>;
