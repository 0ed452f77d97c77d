import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { markRow, recordOf, rowOf } from './list-keys.ts';

/** The record each list was left for, by the entry of the history the list stands in: "back" comes to the same one. */
const left = new Map<string, string>();

/** Whether the focus is only where an arrival puts it: somebody who has moved it on is not called back. */
const isFocusFree = (): boolean => document.activeElement?.matches('body, #main, h1') ?? true;

/** The entry of the history that is shown, by the key the router gave it. */
const usePlace = (): (() => string) => {
  const { history } = useRouter();
  return () => history.location.state.__TSR_key ?? '';
};

/** Goes back to the row of a list from which a record was opened, so that keys go on from there. */
export const useReturn = (list: RefObject<HTMLElement | null>, areRowsThere: boolean): void => {
  const router = useRouter();
  const place = usePlace();
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const record = target instanceof Element && list.current?.contains(target) && recordOf(target);
    if (record) left.set(place(), record);
  });
  const goBack = useEffectEvent(() => {
    const record = left.get(place());
    if (record === undefined || !list.current || !isFocusFree()) return;
    markRow(rowOf(list.current, record));
  });
  useEffect(() => {
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    if (!areRowsThere) return undefined;
    goBack();
    // the arrival at a screen moves the focus to its heading, before or after the rows are there
    return router.subscribe('onRendered', goBack);
  }, [router, areRowsThere]);
};

/**
 * Goes to the row of the record that was last shown beside the list when none is any more, however it was closed.
 * Rows that have not come yet are gone to by `useReturn`.
 */
export const useReturnFromPeek = (
  list: RefObject<HTMLElement | null>,
  id: number | undefined,
  recordPathOf: (id: number) => string,
): void => {
  const place = usePlace();
  const shown = useRef(id);
  const goBack = useEffectEvent((last: number) => {
    const record = recordPathOf(last);
    const row = list.current ? rowOf(list.current, record) : undefined;
    if (row) markRow(row);
    else left.set(place(), record);
  });
  useEffect(() => {
    const last = shown.current;
    shown.current = id;
    if (id !== undefined || last === undefined) return undefined;
    // the sheet gives the focus back to where it was opened
    const timer = setTimeout(() => goBack(last));
    return () => clearTimeout(timer);
  }, [id]);
};
