import { useState } from 'react';
import { useIsAlive } from '../use-is-alive.ts';
import styles from './OwnPart.module.css';

export type RoomName = 'stall' | 'header';

const nothing = { __html: '' };

/**
 * Room for what of a page is its reader's own: the server draws it apart, and the end of the page puts it here before
 * any script has come (decision 0239). It is shown until the live part takes its place, and is not there where the
 * browser drew the page. What follows it is hidden while something is in it.
 */
export const OwnPart = ({ name }: { readonly name: RoomName }) => {
  const isAlive = useIsAlive();
  const [isDrawnByServer] = useState(!isAlive);
  return isDrawnByServer ? (
    <div
      className={styles.part}
      data-room={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  ) : null;
};
