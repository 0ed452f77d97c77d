import { useEffect, useState } from 'react';
import type { Pin } from './pins/index.ts';

/** Who passes over a pin does not look at it yet; who looks has time to reach the card. */
const delayMs = { show: 150, hide: 250 } as const;

/**
 * The pin whose card is shown: a moment after a mouse points at it, and for a moment after it does not any more, unless
 * it is on the card by then.
 */
export const usePeek = (pointedAt: Pin | undefined) => {
  const [peek, setPeek] = useState<Pin>();
  const [isOnCard, setOnCard] = useState(false);
  const wanted = isOnCard ? peek : pointedAt;
  const isChange = wanted?.id !== peek?.id;
  useEffect(() => {
    if (!isChange) return undefined;
    const timer = setTimeout(() => setPeek(wanted), wanted ? delayMs.show : delayMs.hide);
    return () => clearTimeout(timer);
  }, [wanted, isChange]);
  const close = (): void => {
    setOnCard(false);
    setPeek(undefined);
  };
  return { peek, hold: setOnCard, close };
};
