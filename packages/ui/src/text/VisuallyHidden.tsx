import type { ReactNode } from 'react';
import styles from './Text.module.css';

/** Text for screen readers only: `<VisuallyHidden>Načítá se</VisuallyHidden>`. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
