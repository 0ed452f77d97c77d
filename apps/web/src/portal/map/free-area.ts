import { isNarrow } from './panel/sheet-position.ts';
import type { Insets } from './pins/index.ts';

/** Half of the largest cluster, and how high a pin stands above its point. */
const cluster = 28;
const pin = 46;

/** Beside the list: chips over the top, buttons at the right, attributions below. */
export const usualInsets: Insets = {
  top: 60 + pin,
  right: 64 + cluster,
  bottom: 24 + cluster,
  left: cluster,
};
/** Over the whole screen: the search and the chips above, the head of the sheet and attributions below. */
const underSheet: Insets = {
  top: 116 + pin,
  right: 64 + cluster,
  bottom: 160 + cluster,
  left: cluster,
};

/** What of the map is not free: what is to be seen stands clear of what lies over it. */
export const insetsOfMap = (): Insets => (isNarrow() ? underSheet : usualInsets);
