import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Hold = {
  readonly region: RefObject<HTMLElement | null>;
  /** Changes with the notifications. */
  readonly changes: unknown;
  readonly onPause: (() => void) | undefined;
  readonly onResume: (() => void) | undefined;
};

/** Where a reader was who came from nowhere: the window the notifications are in, or the page. */
const beginning = (region: HTMLElement): HTMLElement | null =>
  region.closest('dialog')?.querySelector('h2') ?? document.querySelector('main');

/**
 * Stops the time of the notifications while the pointer or the keyboard is at them, or while they
 * wait out of sight. A button that is removed does not tell that it lost the focus: with every
 * change the reasons are looked at again.
 */
export const useToastHold = ({ region, changes, onPause, onResume }: Hold) => {
  const reasons = useRef({ isPointedAt: false, isOutOfSight: false, isHeld: false });
  const before = useRef<HTMLElement>(null);
  const update = (part: { isPointedAt?: boolean; isOutOfSight?: boolean } = {}): void => {
    const now = Object.assign(reasons.current, part);
    const isRead = Boolean(region.current?.querySelector(':focus-visible'));
    const isHeld = now.isPointedAt || now.isOutOfSight || isRead;
    if (isHeld) onPause?.();
    else if (now.isHeld) onResume?.();
    now.isHeld = isHeld;
  };
  const look = useEffectEvent(() => update());
  useEffect(() => look(), [changes]);
  return {
    setOutOfSight: (isOutOfSight: boolean): void => update({ isOutOfSight, isPointedAt: false }),
    /** To where the focus was before; anyone who closes a notification goes on with what they did. */
    giveFocusBack: (): void => {
      if (!region.current?.contains(document.activeElement)) return;
      const back = before.current?.isConnected ? before.current : beginning(region.current);
      back?.focus({ preventScroll: true });
    },
    handlers: {
      onPointerEnter: () => update({ isPointedAt: true }),
      onPointerLeave: () => update({ isPointedAt: false }),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
        update();
      },
      onBlur: () => update(),
    },
  };
};
