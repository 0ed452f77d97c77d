import { useEffect, useRef } from 'react';

const inSheet = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`dialog[open] ${selector}`);

/**
 * What had the focus is gone with what it stood in, or rests while another code is made: the focus goes back to its
 * like, else to what is to be pressed next, else to the heading, and never out of the sheet.
 */
export const useFocusKept = (shown: string): void => {
  const last = useRef('');
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLInputElement ? target.name : '';
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const like = last.current && inSheet(`[name='${last.current}']`);
    if (like && like.matches(':disabled')) return;
    (like || inSheet('[data-autofocus]') || inSheet('h2'))?.focus();
  }, [shown]);
};
