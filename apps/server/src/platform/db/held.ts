import type { Statement } from './batch.ts';

/** Statements that may wait for what comes after them, known by their list of parameters (`later`). */
export const mayWait = new WeakSet<readonly unknown[]>();

/** What begins and ends a part of a transaction, and answers nothing. */
export const isMark = (text: string): boolean =>
  /^(begin|start transaction|savepoint|release savepoint)\b/.test(text);

/** So many wait at most. */
const mostHeld = 100;

/** What of a transaction waits for its next statement, in order. */
export const createHeld = () => {
  let held: Statement[] = [];
  const isMarks = (): boolean => held.every((one) => isMark(one.text));
  return {
    count: (): number => held.length,
    add: (statement: Statement): void => void held.push(statement),
    take: (): readonly Statement[] => {
      const taken = held;
      held = [];
      return taken;
    },
    /**
     * Whether a statement may wait too. A part of a transaction begins or ends only behind what is known to be right:
     * what is wrong would take its savepoint along, or be said to the part around it.
     */
    mayJoin: ({ text, values }: Statement): boolean =>
      held.length < mostHeld && (isMark(text) ? isMarks() : mayWait.has(values)),
    /** A transaction that has sent nothing, and has nothing to send, is over without a word. */
    isNothingBefore: (end: string): boolean =>
      /^(begin|start)\b/.test(held[0]?.text ?? '') &&
      (end === 'rollback' || (end === 'commit' && isMarks())),
    /** Drops what was added since a savepoint, for it is undone anyway; true when the savepoint itself was among it. */
    dropSince: (savepoint: string): boolean => {
      const at = held.findIndex(({ text }) => text === savepoint);
      held = held.slice(0, Math.max(0, at));
      return at >= 0;
    },
  };
};
