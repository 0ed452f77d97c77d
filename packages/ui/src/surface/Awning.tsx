import { classNames } from '../class-names.ts';
import styles from './Awning.module.css';

const width = 50;

/**
 * The awning of a market stall, in the brand's colour: what the logo shows small. It is as high as its class says.
 * @example <Awning stripes={7} className={styles.awning} />
 */
export const Awning = ({
  stripes,
  className,
}: {
  readonly stripes: number;
  readonly className?: string | undefined;
}) => (
  <svg
    className={classNames(styles.awning, className)}
    viewBox={`0 0 ${stripes * width} 84`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: stripes }, (_, index) => (
      <path
        key={index}
        className={index % 2 === 0 ? styles.dark : styles.light}
        d={`M${index * width} 0h${width}v54a25 25 0 0 1-${width} 0Z`}
      />
    ))}
  </svg>
);
