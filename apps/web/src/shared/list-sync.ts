/** List edits are sent only after this pause (specification, section 5). */
export const listPauseMs = 1_500;

type Options<T> = {
  /** Whether the edited list differs from what the server has. */
  readonly differs: (list: T) => boolean;
  /** Sends the whole list; the page may be gone before the answer. */
  readonly send: (list: T) => Promise<void>;
  readonly pauseMs?: number;
};

/**
 * Sends a list the reader edits: whole, after a pause since the last edit, and only when it differs from the server's.
 * One request at a time: edits made meanwhile wait for the answer and go in the next one.
 */
export const createListSync = <T>({ differs, send, pauseMs = listPauseMs }: Options<T>) => {
  let edited: { readonly list: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const flush = async (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    if (!edited || (isSending && !isLeaving)) return;
    const { list } = edited;
    edited = undefined;
    // what is on its way is not what the server has yet: an edit back to that is one too
    if (!isSending && !differs(list)) return;
    isSending = true;
    try {
      await send(list);
    } finally {
      isSending = false;
      if (edited) schedule();
    }
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  };
  return {
    flush,
    edit: (list: T): void => {
      edited = { list };
      schedule();
    },
    /** Edits that were not sent yet. */
    pending: (): T | undefined => edited?.list,
    drop: (): void => {
      clearTimeout(timer);
      edited = undefined;
    },
  };
};
export type ListSync<T> = ReturnType<typeof createListSync<T>>;
