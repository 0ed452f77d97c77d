export type Announcement = { readonly channel: string; readonly payload: string };
type OnMessage = (payload: string) => void;
/** Subscribers by database and channel. */
const subscribersOf = new WeakMap<object, Map<string, Set<OnMessage>>>();

/**
 * Calls `onMessage` with what this process announces on a channel of this database; what other processes announce
 * arrives through `listen`.
 */
export const subscribe = (db: object, channel: string, onMessage: OnMessage): void => {
  const channels = subscribersOf.get(db) ?? new Map<string, Set<OnMessage>>();
  subscribersOf.set(db, channels);
  channels.set(channel, (channels.get(channel) ?? new Set()).add(onMessage));
};

/** Passes an announcement to the subscribers in this process. */
export const publish = (db: object, { channel, payload }: Announcement): void => {
  for (const onMessage of subscribersOf.get(db)?.get(channel) ?? []) onMessage(payload);
};
