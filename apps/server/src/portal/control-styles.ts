import { createHash } from 'node:crypto';

/**
 * The styles that controls bring in the browser, as react-aria writes them: no zoom by two taps on a button, and no
 * scrolling behind a dialog of iOS. The policy knows them by what they say: no page needs a nonce, each can be kept;
 * `control-styles.test` compares them with the library.
 */
export const controlStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;

export const controlStyleHashes = controlStyles.map(
  (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
);
