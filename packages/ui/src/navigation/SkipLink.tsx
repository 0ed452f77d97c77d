import type { ReactNode } from 'react';
import styles from './Links.module.css';

/** The first thing the keyboard meets: `<SkipLink href="#main">Přejít na obsah</SkipLink>`. */
export const SkipLink = ({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) => (
  <a href={href} className={styles.skip}>
    {children}
  </a>
);
