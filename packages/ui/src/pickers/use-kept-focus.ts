import { type MouseEvent, useLayoutEffect, useRef } from 'react';

type Pressed = {
  readonly row: Element;
  readonly at: number;
  readonly button: HTMLElement;
  /** By a key, or by what reads the screen: without a pointer there is no way but the focus. */
  readonly isByKey: boolean;
};

const isLost = (): boolean => {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.matches(':disabled');
};
const firstIn = (place: Element | null | undefined): HTMLElement | null =>
  place?.querySelector<HTMLElement>('button:enabled, input:enabled, a[href]') ?? null;

/** Where the focus belongs: on the button, or beside it, or in the row that came into its place. */
const heir = (list: Element, { row, at, button }: Pressed): HTMLElement | null => {
  if (!list.contains(row)) return firstIn(list.children[Math.min(at, list.children.length - 1)]);
  return button.matches(':disabled') ? firstIn(button.parentElement) : button;
};

/**
 * Keeps the focus in a list whose rows move or go by buttons of their own: a row that moves is put
 * elsewhere in the page, one at an end cannot move on, one that is removed takes its button along.
 * @example <ul {...useKeptFocus<HTMLUListElement>(keys)}>
 */
export const useKeptFocus = <List extends HTMLElement>(keys: readonly string[]) => {
  const list = useRef<List>(null);
  const pressed = useRef<Pressed>(undefined);
  const order = keys.join('\n');
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = undefined;
    if (current && list.current && isLost()) heir(list.current, current)?.focus();
  }, [list, order]);
  // the last row takes the whole list along
  useLayoutEffect(() => {
    const parent = list.current?.parentElement;
    return () => {
      if (!pressed.current?.isByKey) return;
      queueMicrotask(() => parent?.isConnected && isLost() && firstIn(parent)?.focus());
    };
  }, [list]);
  return {
    ref: list,
    onClickCapture: ({ target, currentTarget, detail }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      const at = [...currentTarget.children].findIndex((row) => row.contains(button));
      const row = currentTarget.children[at];
      pressed.current = button && row ? { row, at, button, isByKey: detail === 0 } : undefined;
    },
  };
};
