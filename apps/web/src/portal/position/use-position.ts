import { useSyncExternalStore } from 'react';
import {
  getPosition,
  getServerPosition,
  type PositionState,
  subscribeToPosition,
} from './position.ts';

/** Where the reader is, if they said so in this session. */
export const usePosition = (): PositionState =>
  useSyncExternalStore(subscribeToPosition, getPosition, getServerPosition);
