import { storedValue, tabStore } from '../storage/index.ts';

/** Why the page before was left: the session ended, became another person's, or was ended in another tab. */
type Parting = 'expired' | 'otherPerson' | 'signedOut';
const isParting = (value: unknown): value is Parting =>
  value === 'expired' || value === 'otherPerson' || value === 'signedOut';

/** Told on the page that comes next, which is loaded afresh; nothing of a person, so it outlives their data. */
export const parting = storedValue<Parting>(() => tabStore, {
  key: 'parting',
  shape: isParting,
  lifetimeMs: 10 * 60_000,
});
