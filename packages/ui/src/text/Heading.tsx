import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

export type HeadingProps = ComponentProps<'h2'> & {
  /** `none` looks like one, and is none in the outline of the page: the name of a list of links beside it. */
  readonly level: 1 | 2 | 3 | 4 | 'none';
  /** The look, where it differs from the level. */
  readonly size?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', none: 'p' } as const;
const looks = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', none: 'sm' } as const;

/** A heading: `<Heading level={2}>Blízko vás</Heading>`. */
export const Heading = ({ level, size = looks[level], className, ...rest }: HeadingProps) => {
  const Tag = tags[level];
  return <Tag {...rest} className={classNames(styles.heading, styles[size], className)} />;
};
