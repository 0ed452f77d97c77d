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
  return {
    hold: (): void => {
      waiting ??= new Promise((resolve) => {
        open = resolve;
      });
    },
    release: (): void => {
      open();
      waiting = undefined;
    },
    isHeld: (): boolean => waiting !== undefined,
    /** Resolves when the path may be called. */
    pass: async (path: string): Promise<void> => {
      if (waiting && !exempt.includes(path)) await waiting;
    },
  };
};
export type SessionLock = ReturnType<typeof createSessionLock>;
