import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './pins/index.ts';

/** The size of an element in pixels; unknown before it is laid out. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize((before) =>
        before?.width === width && before.height === height
          ? before
          : width > 0 && height > 0
            ? { width, height }
            : undefined,
      );
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return size;
};
