import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Image.module.css';

export type ImageProps = Omit<ComponentProps<'img'>, 'alt' | 'style'> & {
  /** Empty for decoration. */
  readonly alt: string;
  readonly ratio?: 'square' | 'photo' | 'wide' | 'banner' | 'portrait' | 'none';
  /** `contain` for logos. */
  readonly fit?: 'cover' | 'contain';
  readonly corners?: 'none' | 'small' | 'large' | 'round';
  /** The biggest picture above the fold: loaded first. */
  readonly isPriority?: boolean;
};

/**
 * A picture that reserves its place before it loads.
 * @example <Image src={url} srcSet={set} sizes="(width < 41.25em) 100vw, 33vw" alt="" ratio="photo" />
 */
export const Image = ({
  ratio = 'photo',
  fit = 'cover',
  corners = 'none',
  isPriority = false,
  alt,
  className,
  ...rest
}: ImageProps) => (
  <img
    loading={isPriority ? 'eager' : 'lazy'}
    decoding={isPriority ? 'sync' : 'async'}
    fetchPriority={isPriority ? 'high' : undefined}
    {...rest}
    alt={alt}
    data-ratio={ratio === 'none' ? undefined : ratio}
    data-fit={fit === 'cover' ? undefined : fit}
    data-corners={corners === 'none' ? undefined : corners}
    className={classNames(styles.image, className)}
  />
);

export type AvatarProps = {
  /** Its first letters stand in where there is no picture. */
  readonly name: string;
  readonly src?: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => [...part][0]?.toLocaleUpperCase())
    .join('');

/** A person or a company: `<Avatar name="Jana Nováková" />`; decoration, the name stands beside it. */
export const Avatar = ({ name, src, size = 'medium', className }: AvatarProps) => (
  <span className={classNames(styles.avatar, className)} data-size={size} aria-hidden="true">
    {src ? <img src={src} alt="" loading="lazy" /> : initials(name)}
  </span>
);
