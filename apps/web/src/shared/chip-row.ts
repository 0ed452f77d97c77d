import { classNames } from '@cafeteria/ui';
import styles from './ChipRow.module.css';

/**
 * The look of a row of chips, which slides under a finger where a phone is too narrow for all of them and wraps
 * elsewhere; in a card `--edge` says how far it reaches to its sides.
 * @example <ul className={chipRowClass()} role="list"><li>…</li></ul>
 * @example <div className={chipRowClass(styles.tight)} role="group">…</div>
 */
export const chipRowClass = (className?: string): string => classNames(styles.row, className);

const chosen = '[aria-current], [aria-pressed="true"], [data-chosen]';

/**
 * Of a row that slides under a finger, what is chosen is in sight when the page opens: a reader who follows a link sees
 * where they are. The page itself does not move.
 * @example <ul ref={showChosen} className={chipRowClass()}>…</ul>
 */
export const showChosen = (row: HTMLElement | null): void => {
  // what is in a menu of the row that is closed has no place
  const one = [...(row?.querySelectorAll(chosen) ?? [])].find(
    (part) => part.getClientRects().length > 0,
  );
  if (!row || !one) return;
  const slides = [row, ...row.querySelectorAll<HTMLElement>('*')].find(
    (part) => part.contains(one) && part.scrollWidth > part.clientWidth + 1,
  );
  if (!slides || slides === one) return;
  const [at, room] = [one.getBoundingClientRect(), slides.getBoundingClientRect()];
  // most of it in sight says enough: those before it stay whole
  const seen = Math.min(at.right, room.right) - Math.max(at.left, room.left);
  if (seen > at.width * 0.6) return;
  const edge = parseFloat(getComputedStyle(slides).paddingInlineStart);
  const starts = [...slides.querySelectorAll('a, button')].map(
    (part) => part.getBoundingClientRect().left - room.left - edge,
  );
  // as far as it takes, to where one of them begins: none is cut off where the row starts
  const far = Math.min(
    at.left - room.left - edge,
    ...starts.filter((start) => at.right - start <= room.right - edge),
  );
  slides.scrollLeft += far;
};
