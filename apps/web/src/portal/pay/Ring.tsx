import styles from './Code.module.css';

/** Time that runs out around the code, beside the words that say how much of it is left. */
export const Ring = ({ left, all }: { readonly left: number; readonly all: number }) => (
  <svg className={styles.ring} aria-hidden="true">
    <rect
      x="1.5"
      y="1.5"
      rx="17"
      pathLength="100"
      strokeDasharray="100"
      strokeDashoffset={100 - (100 * left) / all}
    />
  </svg>
);
