/**
 * Keeps the option the arrow keys are at in sight of its list: the focus stays in the field, and no browser does it.
 * @example
 * <div
 *   role="option"
 *   ref={index === at ? keepInSight : undefined}
 * />
 */
export const keepInSight = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });
