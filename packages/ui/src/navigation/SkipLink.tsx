import type { ReactNode } from 'react';
import styles from './Links.module.css';

/**
 * The first thing the keyboard meets; `onFollow` goes to the content itself once the page is alive.
 * @example <SkipLink href="#main" onFollow={focusHeading}>Přejít na obsah</SkipLink>
 */
export const SkipLink = ({
  href,
  onFollow,
  children,
}: {
  readonly href: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}) => (
  <a
    href={href}
    className={styles.skip}
    onClick={
      onFollow &&
      ((event) => {
        event.preventDefault();
        onFollow();
      })
    }
  >
    {children}
  </a>
);
