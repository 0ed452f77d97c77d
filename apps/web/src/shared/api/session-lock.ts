/** Calls that pass while a session starts or ends (specification, section 4). */
const exempt = [
  '/api/auth/logout',
  '/api/auth/login',
  '/api/config',
  '/api/auth/recover-password',
  '/api/auth/has-valid-session',
];

/** After a logout or a 401 other requests wait until the login or the home page releases them. */
export const createSessionLock = () => {
  let waiting: Promise<void> | undefined;
  let open: () => void = () => {};
  let isKept = false;
  const hold = (): void => {
    waiting ??= new Promise((resolve) => {
      open = resolve;
    });
  };
  const release = (): void => {
    if (isKept) return;
    open();
    waiting = undefined;
  };
  return {
    hold,
    release,
    /** Lets nothing out while something lasts, whatever screen releases meanwhile. */
    keep: async <T>(work: () => Promise<T>): Promise<T> => {
      hold();
      isKept = true;
      try {
        return await work();
      } finally {
        isKept = false;
        release();
      }
    },
    isHeld: (): boolean => waiting !== undefined,
    /** Resolves when the path may be called. */
    pass: async (path: string): Promise<void> => {
      if (waiting && !exempt.includes(path)) await waiting;
    },
  };
};
export type SessionLock = ReturnType<typeof createSessionLock>;
