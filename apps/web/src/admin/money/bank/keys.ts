import type { KeyboardEvent } from 'react';

/** What a key does in the queue of what waits; `nth` counts from nothing. */
export type KeyCommand = {
  readonly does: 'next' | 'previous' | 'takeFirst' | 'take' | 'undo';
  readonly nth?: number;
};
const keys: Readonly<Record<string, KeyCommand>> = {
  j: { does: 'next' },
  ArrowDown: { does: 'next' },
  k: { does: 'previous' },
  ArrowUp: { does: 'previous' },
  Enter: { does: 'takeFirst' },
  u: { does: 'undo' },
};

/** Nothing while somebody types or stands in a dialog; Enter is that of an entry, and of no button within it. */
export const commandOf = (event: KeyboardEvent): KeyCommand | undefined => {
  const { key, target } = event;
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (isChord || event.defaultPrevented || !(target instanceof Element)) return undefined;
  if (target.closest('dialog, input, textarea') !== null) return undefined;
  if (key === 'Enter' && !target.hasAttribute('data-entry')) return undefined;
  return /^[1-9]$/.test(key) ? { does: 'take', nth: Number(key) - 1 } : keys[key];
};
