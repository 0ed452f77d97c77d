import { useEffect, useState } from 'react';
import { readingLine, scrollPositionOf, sectionBeingRead } from './scroll-position.ts';

const look = (ids: readonly string[]): string | undefined => {
  const { scrollHeight } = document.documentElement;
  const { scrollY, innerHeight } = window;
  const line = readingLine({ by: scrollY, end: scrollHeight - innerHeight, height: innerHeight });
  return sectionBeingRead(
    ids.flatMap((id) => {
      const section = document.getElementById(id);
      return section
        ? [{ id, position: scrollPositionOf(section.getBoundingClientRect(), line) }]
        : [];
    }),
  );
};

/**
 * Which of the sections with these ids a reader has before them, for the navigation beside them.
 * @example const current = useSectionBeingRead(['what', 'why'])
 */
export const useSectionBeingRead = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(look(joined.split(' '))));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [joined]);
  return current;
};
