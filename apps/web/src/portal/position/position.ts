import { useSyncExternalStore } from 'react';
import { storedValue } from '../../shared/storage/index.ts';

export type Position = { readonly lat: number; readonly lng: number };
type PositionState = {
  readonly status: 'unknown' | 'asking' | 'known' | 'refused';
  readonly position?: Position;
};

const hour = 3_600_000;
/** Rounded to a hundred metres: enough to tell what is near, and no more than that is kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
const store = () =>
  storedValue<Position>(window.sessionStorage, { key: 'position', lifetimeMs: hour * 12 });

const unknown: PositionState = { status: 'unknown' };
let state: PositionState | undefined;
let asking: Promise<PositionState> | undefined;
const listeners = new Set<() => void>();
const set = (next: PositionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** The reader's position in this session, once they gave it. */
const getPosition = (): PositionState => {
  if (state) return state;
  const position = store().get();
  state = position ? { status: 'known', position } : unknown;
  return state;
};
/** The server never knows where the reader is. */
const getServerPosition = (): PositionState => unknown;

const subscribeToPosition = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const measure = (): Promise<PositionState> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ status: 'refused' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) };
        store().set(position);
        resolve({ status: 'known', position });
      },
      () => resolve({ status: 'refused' }),
      { maximumAge: 300_000, timeout: 10_000 },
    );
  });

/**
 * Asks the browser for the reader's position, one request at a time and only when they press a
 * button. A position that is already known is kept.
 */
export const askForPosition = async (): Promise<PositionState> => {
  if (getPosition().position) return getPosition();
  set({ status: 'asking' });
  set(await (asking ??= measure()));
  asking = undefined;
  return getPosition();
};

/** Where the reader is, if they said so in this session. */
export const usePosition = (): PositionState =>
  useSyncExternalStore(subscribeToPosition, getPosition, getServerPosition);
