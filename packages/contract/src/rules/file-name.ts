/** Longest file name the portal stores (specification, section 9). */
export const maxFileNameLength = 64;

/**
 * Shortens a file name to 64 characters and keeps its extension.
 * @example shortenFileName(`${'a'.repeat(80)}.png`).length // 64
 */
export const shortenFileName = (name: string, max: number = maxFileNameLength): string => {
  if (name.length <= max) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot < max ? name.slice(dot) : '';
  return name.slice(0, max - extension.length) + extension;
};
