import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './ScrollRow.module.css';

export type ScrollRowProps = {
  /** Spoken name of the row. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** How wide its items are; of a list three stand over one another. */
  readonly items?: 'auto' | 'card' | 'wide' | 'list' | undefined;
  readonly className?: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
};

/**
 * A row that scrolls sideways, with arrows for the mouse and, before its items, for keys. Where it goes on it fades.
 * @example <ScrollRow label="Kategorie" …><li>…</li></ScrollRow>
 */
export const ScrollRow = ({
  label,
  previousLabel,
  nextLabel,
  items = 'auto',
  className,
  children,
}: ScrollRowProps) => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const start = element.scrollLeft <= 2;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const go = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85 });

  return (
    <div
      className={classNames(styles.frame, className)}
      data-start={ends.start}
      data-end={ends.end}
    >
      <span className={styles.previous} hidden={ends.start}>
        <IconButton
          kind="floating"
          size="Small"
          icon="chevron-left"
          label={previousLabel}
          onClick={() => go(-1)}
        />
      </span>
      <span className={styles.next} hidden={ends.end}>
        <IconButton
          kind="floating"
          size="Small"
          icon="chevron-right"
          label={nextLabel}
          onClick={() => go(1)}
        />
      </span>
      <ul ref={row} className={styles.row} data-items={items} role="list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
};
