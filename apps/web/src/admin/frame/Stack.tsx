import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Parts of a page, one under another. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
