import { useEffect } from 'react';
import { useMe } from '../../shared/session/index.ts';

/** The colour of the reader's employer in place of the portal's own; the server has set it already where it renders. */
export const useBrand = (): void => {
  const colour = useMe()?.client?.primaryColour ?? undefined;
  useEffect(() => {
    if (colour) document.documentElement.dataset.brand = colour;
    else delete document.documentElement.dataset.brand;
  }, [colour]);
};
