import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?:
    | 'text'
    | 'heading'
    | 'block'
    | 'card'
    | 'picture'
    | 'circle'
    | 'chip'
    | 'button'
    | 'row';
  /** How many of them, one under another. */
  readonly count?: number;
  readonly width?: 'full' | 'long' | 'half' | 'short';
  readonly className?: string;
};

/**
 * The shape of content that is loading. Announce the loading once, on the region with aria-busy.
 * @example <Skeleton shape="card" count={6} />
 */
export const Skeleton = ({
  shape = 'text',
  count = 1,
  width = 'full',
  className,
}: SkeletonProps) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        aria-hidden="true"
        data-width={width}
        className={classNames(styles.skeleton, styles[shape], className)}
      />
    ))}
  </>
);
