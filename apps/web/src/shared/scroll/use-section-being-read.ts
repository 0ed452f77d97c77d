import { useEffect, useState } from 'react';
import { type ScrollPosition, scrollPositionOf, sectionBeingRead } from './scroll-position.ts';

/** Below the bar of the portal, down to where eyes rest; the last sections of a page get there as well. */
const band = '-100px 0px -40% 0px';

/**
 * Which of the sections with these ids a reader has before them, for the navigation beside them.
 * @example const current = useSectionBeingRead(['what', 'why'])
 */
export const useSectionBeingRead = (ids: readonly string[]): string | undefined => {
  const [positions, setPositions] = useState<ReadonlyMap<string, ScrollPosition>>(new Map());
  const joined = ids.join(' ');
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) =>
        setPositions(
          (before) =>
            new Map([
              ...before,
              ...entries.map(
                ({ target, boundingClientRect, rootBounds }) =>
                  [
                    target.id,
                    scrollPositionOf(boundingClientRect, rootBounds ?? new DOMRect()),
                  ] as const,
              ),
            ]),
        ),
      { rootMargin: band },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [joined]);
  return sectionBeingRead(ids, positions);
};
