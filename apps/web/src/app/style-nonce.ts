/**
 * Lets controls bring their few styles: the page itself is the same for many and holds no nonce, so that of this answer
 * comes beside it, in a header. react-aria looks for it under webpack's name.
 */
export const styleNonce = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  const nonce = navigation.serverTiming.find(({ name }) => name === 'nonce')?.description;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
};
