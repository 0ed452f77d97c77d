/** Joins class names and leaves out what is false: `classNames('a', isOpen && 'b')`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
