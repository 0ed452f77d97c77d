import type { IconName } from '@cafeteria/ui';

/** Something the palette leads to. */
export type Option = {
  readonly href: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly hint?: string | null | undefined;
  readonly icon: IconName;
};
/** Options under one heading. */
export type Part = {
  readonly key: string;
  readonly title: string;
  readonly options: readonly Option[];
};

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Every word that is typed begins some word of the text, whatever the accents. */
export const matches = (typed: string, text: string): boolean => {
  const words = folded(text).split(/\s+/);
  return folded(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
};
