import { type RefObject, useLayoutEffect, useState } from 'react';

type Fitted = {
  /** It has less room between its columns, and then hardly any. */
  readonly isClose: boolean;
  readonly isTight: boolean;
  /** How many of its columns have left. */
  readonly left: number;
  /** It is still wider than what it stands in, and goes sideways. */
  readonly isScrolled: boolean;
};

const isAnyCut = (table: Element): boolean => {
  const values = [...table.querySelectorAll('[data-value], [data-value] span')];
  return values.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
};

/**
 * Makes a table fit what it stands in, a step at a time and before anybody sees it: its columns stand closer, already
 * so that no name is cut, then they leave one after another, then it goes sideways. Measured and not reckoned: how wide
 * a column is depends on the language and on what is in it. Starts over when its frame has another width, or it has
 * other columns.
 */
export const useFit = (
  frame: RefObject<HTMLElement | null>,
  columns: string,
  leaving: number,
): Fitted => {
  const of = `${columns} ${leaving}`;
  const [fitted, setFitted] = useState({ of, width: 0, step: 0 });
  const step = fitted.of === of ? fitted.step : 0;
  const max = leaving + 3;
  useLayoutEffect(() => {
    const { current } = frame;
    const table = current?.querySelector('table');
    if (!current || !table) return undefined;
    const giveWay = (): void => {
      const { clientWidth: width } = current;
      if (fitted.of !== of || fitted.width !== width) setFitted({ of, width, step: 0 });
      else if (step < max && (table.offsetWidth > width || (step === 0 && isAnyCut(table))))
        setFitted({ of, width, step: step + 1 });
    };
    giveWay();
    const observer = new ResizeObserver(giveWay);
    observer.observe(current);
    // a face that comes later makes the rows wider, not the frame
    observer.observe(table);
    return () => observer.disconnect();
  });
  return {
    isClose: step > 0,
    isTight: step > 1,
    left: Math.min(Math.max(step - 2, 0), leaving),
    isScrolled: step === max,
  };
};
