import { useAdminText } from '../texts.ts';
import styles from './Widgets.module.css';

/** Shown where nothing is filled in. */
export const Blank = () => {
  const text = useAdminText();
  return (
    <span className={styles.blank} data-blank aria-label={text('value.none')}>
      —
    </span>
  );
};
