import type { ClipboardEvent, KeyboardEvent } from 'react';

/** What a list of lines does as every editor of texts does it. */
export type Lines<T> = {
  /** The item that holds a line; `before` is the one it replaces. */
  readonly of: (line: string, before?: T) => T;
  readonly isEmpty: (item: T) => boolean;
};
/** Signs of lists in what is pasted, which are the list's own here. */
const bullet = /^\s*(?:[•·▪◦‣–—*-]|\d+[.)])\s+/;
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');

/** Focuses the field of an item of a list, once it is drawn. */
export const focusLine = (box: HTMLElement | null, index: number): void =>
  void requestAnimationFrame(() =>
    box?.querySelectorAll<HTMLElement>('[data-line]')[index]?.querySelector('input')?.focus(),
  );

/** Enter makes the next item, and lines that are pasted are an item each. */
export const lineKeys = <T>(
  item: T,
  { of, isEmpty }: Lines<T>,
  put: (items: readonly T[], focused: number) => void,
) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isTyping) return;
    // else it saves the article
    event.preventDefault();
    put([item, of('')], 1);
  },
  onPaste: (event: ClipboardEvent): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const [first = '', ...rest] = lines;
    const items = isEmpty(item)
      ? [of(first, item), ...rest.map((line) => of(line))]
      : [item, ...lines.map((line) => of(line))];
    put(items, items.length - 1);
  },
});
