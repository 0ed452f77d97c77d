type Ask = () => Promise<boolean>;
const guards = new Set<Ask>();

/** Asks before a sign-out what would be lost by it; returns what takes the guard away. */
export const guardSignOut = (ask: Ask): (() => void) => {
  guards.add(ask);
  return () => void guards.delete(ask);
};

/** Whether nothing on the page holds the person back. */
export const maySignOut = async (): Promise<boolean> => {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
};
