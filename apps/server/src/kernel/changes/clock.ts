/** Clocks this near each other are one clock. */
const tolerance = 2_000;
/** The database's clock may be set back; less than this is a look that came late. */
const setBack = 60_000;

/** The database's time without asking it: what holds for a time is judged by one clock on every node. */
export type Clock = {
  /** Milliseconds since 1970; never before the last time that was heard. */
  readonly now: () => number;
  /** Takes over the time of the database. */
  readonly synchronize: (now: string) => void;
};

export const createClock = (): Clock => {
  let offset = 0;
  let heard = 0;
  return {
    now: () => Math.max(heard, Date.now() + offset),
    synchronize: (text) => {
      const time = Date.parse(text);
      const apart = time - Date.now();
      offset = Math.abs(apart) > tolerance ? apart : 0;
      heard = time < heard - setBack ? time : Math.max(heard, time);
    },
  };
};
