export type NotificationType = 'success' | 'error' | 'info' | 'warning';
export type Notification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly text: string;
  readonly leaving: boolean;
  /** What can be done about it. */
  readonly action?: NotificationAction | undefined;
};
export type NotificationAction = { readonly label: string; readonly onAct: () => void };

const shortest = 4_000;
const longest = 15_000;
const charactersPerSecond = 8;
/** How long a notification fades (specification, section 9). */
export const fadeOutMs = 600;

/**
 * How long a notification stays: an eighth of a second per character, between 4 and 15 s; 4 s when
 * it is not text.
 */
export const notificationDuration = (content: unknown): number =>
  typeof content === 'string'
    ? Math.min(longest, Math.max(shortest, (content.length / charactersPerSecond) * 1_000))
    : shortest;

type Timer = { left: number; startedAt: number; handle: ReturnType<typeof setTimeout> | undefined };

/** Transient notices: visible, then fading, then gone; paused while the pointer is over them. */
export const createNotifications = (now: () => number = () => performance.now()) => {
  let list: readonly Notification[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, Timer>();
  const set = (next: readonly Notification[]): void => {
    list = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number): void => {
    const timer = timers.get(id);
    if (!timer) return;
    clearTimeout(timer.handle);
    timers.delete(id);
    set(list.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    setTimeout(() => set(list.filter((one) => one.id !== id)), fadeOutMs);
  };
  const resume = (id: number): void => {
    const timer = timers.get(id);
    if (!timer || timer.handle) return;
    timer.startedAt = now();
    timer.handle = setTimeout(() => close(id), timer.left);
  };
  const pause = (id: number): void => {
    const timer = timers.get(id);
    if (!timer?.handle) return;
    clearTimeout(timer.handle);
    timer.handle = undefined;
    timer.left -= now() - timer.startedAt;
  };
  /** With an action it stays the longest, and is never taken for an earlier one with the same text. */
  const add = (type: NotificationType, text: string, action?: NotificationAction): number => {
    const same = list.find((one) => one.type === type && one.text === text && !one.leaving);
    if (same && !action) return same.id;
    lastId += 1;
    const left = action ? longest : notificationDuration(text);
    timers.set(lastId, { left, startedAt: 0, handle: undefined });
    set([...list, { id: lastId, type, text, leaving: false, action }]);
    resume(lastId);
    return lastId;
  };
  return {
    add,
    close,
    pause,
    resume,
    get: (): readonly Notification[] => list,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type Notifications = ReturnType<typeof createNotifications>;
