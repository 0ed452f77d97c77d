import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** `none` for a card whose picture reaches the edges. */
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  readonly tone?: 'surface' | 'sunken' | 'brand' | 'accent' | 'category';
  /** Lifts on hover; put `cardLinkClass` on the one link inside, its target then covers the card. */
  readonly isInteractive?: boolean;
};

/** The class of the one link in an interactive card: `<Link className={cardLinkClass}>Knihy Dobrovský</Link>`. */
export const cardLinkClass: string = styles.link ?? '';
/** The class that lifts a second control (a heart) above the card's link. */
export const cardAboveClass: string = styles.above ?? '';

/** A piece of paper: `<Card isInteractive>…</Card>`. */
export const Card = ({
  padding = 'medium',
  tone,
  isInteractive = false,
  className,
  ...rest
}: CardProps) => (
  <div
    {...rest}
    data-tone={tone}
    className={classNames(
      styles.card,
      styles[padding],
      isInteractive && styles.interactive,
      className,
    )}
  />
);

export type CardGridProps = ComponentProps<'ul'> & {
  /** The narrowest card. */
  readonly min?: 'small' | 'medium' | 'large';
};

/** A list of cards in as many columns as fit: `<CardGrid><li>…</li></CardGrid>`. */
export const CardGrid = ({ min = 'medium', className, ...rest }: CardGridProps) => (
  <ul role="list" {...rest} data-min={min} className={classNames(styles.grid, className)} />
);
