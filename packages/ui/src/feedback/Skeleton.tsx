import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'heading' | 'block' | 'card' | 'picture' | 'circle' | 'chip' | 'button' | 'row';
  /** How many of them, one under another. */ count?: number;
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
};

/** The shape of what is coming: `<Skeleton shape="card" count={6} />`; say "loading" once on the region with aria-busy. */
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
