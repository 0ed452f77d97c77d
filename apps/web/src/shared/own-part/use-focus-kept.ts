import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RoomName } from './OwnPart.tsx';

const reachable = 'a, button, input';
const within = (room: ParentNode | null | undefined): readonly HTMLElement[] => [
  ...(room?.querySelectorAll<HTMLElement>(reachable) ?? []),
];
const focusedIn = (name: RoomName): number =>
  import.meta.env.SSR
    ? -1
    : within(document.querySelector(`[data-room="${name}"]`)).findIndex(
        (one) => one === document.activeElement,
      );

/**
 * For the live part that takes the place of what the server drew: the link or field of it that has the focus keeps
 * it.
 */
export const useFocusKept = <E extends HTMLElement>(name: RoomName): RefObject<E | null> => {
  const [index] = useState(() => focusedIn(name));
  const live = useRef<E>(null);
  useLayoutEffect(() => {
    within(live.current)[index]?.focus({ preventScroll: true });
  }, [index]);
  return live;
};
