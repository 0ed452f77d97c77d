import type { MediaRef } from '@cafeteria/contract';
import { classNames } from '@cafeteria/ui';
import { Picture } from './Picture.tsx';
import styles from './Logo.module.css';

type LogoProps = {
  readonly media: MediaRef | null;
  readonly name: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
};

/** A partner's logo, or else its first letter. Hidden from screen readers: the name stands beside it. */
export const Logo = ({ media, name, size = 'medium', className }: LogoProps) => (
  <span
    className={classNames(styles.plate, className)}
    data-size={size}
    data-lit
    aria-hidden="true"
  >
    <Picture
      media={media}
      fallback={[...name][0] ?? ''}
      widths={size === 'large' ? [128, 256] : [64, 128]}
      sizes={size === 'large' ? '96px' : '48px'}
      ratio="square"
      fit="contain"
      alt=""
    />
  </span>
);
