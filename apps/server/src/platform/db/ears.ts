export type Announcement = { readonly channel: string; readonly payload: string };
type OnMessage = (payload: string) => void;
/** Who hears what, by database. */
const earsOf = new WeakMap<object, Map<string, Set<OnMessage>>>();

/** Calls `onMessage` with what this process announces on a channel of this database; others hear it by `listen`. */
export const hear = (db: object, channel: string, onMessage: OnMessage): void => {
  const channels = earsOf.get(db) ?? new Map<string, Set<OnMessage>>();
  earsOf.set(db, channels);
  channels.set(channel, (channels.get(channel) ?? new Set()).add(onMessage));
};

export const tell = (db: object, { channel, payload }: Announcement): void => {
  for (const onMessage of earsOf.get(db)?.get(channel) ?? []) onMessage(payload);
};
