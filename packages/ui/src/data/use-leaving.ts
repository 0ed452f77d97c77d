import { useRef, useState } from 'react';
import type { Summed } from './TableFoot.tsx';
import { useFit } from './use-fit.ts';

type Leaving = Pick<Summed, 'key' | 'isSecondary'> & { readonly sorted?: string };
/**
 * Which columns have left a table that is too narrow for all of them: of the secondary ones the last first, never the
 * one it is sorted by, and none where all are wanted.
 */
export const useLeaving = (columns: readonly Leaving[], mayLeave: boolean) => {
  const frame = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const leaving = columns
    .filter(({ isSecondary, sorted }, index) => isSecondary && !sorted && index > 0)
    .map(({ key }) => key)
    .toReversed();
  const max = mayLeave && !isWhole ? leaving.length : 0;
  const { left, ...fitted } = useFit(frame, columns.map(({ key }) => key).join(' '), max);
  return { ...fitted, frame, isWhole, setWhole, out: new Set(leaving.slice(0, left)) };
};
