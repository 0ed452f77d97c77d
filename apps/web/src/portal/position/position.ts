import { useSyncExternalStore } from 'react';
import { onDataCleared, storedData } from '../../shared/storage/index.ts';

export type Position = { readonly lat: number; readonly lng: number };
type PositionState = {
  readonly status: 'unknown' | 'asking' | 'known' | 'refused';
  readonly position?: Position;
};

/** Rounded to a hundred metres: enough to tell what is near, and no more than that is kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
const { position: store } = storedData;

const unknown: PositionState = { status: 'unknown' };
let state: PositionState | undefined;
let asking: Promise<PositionState> | undefined;
const listeners = new Set<() => void>();
const set = (next: PositionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

// the next person of this tab says themselves where they are; an answer still on its way was not for them
onDataCleared(() => {
  asking = undefined;
  set(unknown);
});

/** The reader's position in this session, once they gave it. */
const getPosition = (): PositionState => {
  if (state) return state;
  const position = store.get();
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
  const measurement = (asking ??= measure());
  const found = await measurement;
  if (asking === measurement) {
    asking = undefined;
    if (found.position) store.set(found.position);
    set(found);
  }
  return getPosition();
};

/** Where the reader is, if they said so in this session. */
export const usePosition = (): PositionState =>
  useSyncExternalStore(subscribeToPosition, getPosition, getServerPosition);
