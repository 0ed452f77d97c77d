import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import styles from './Carousel.module.css';

export type CarouselProps = {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Spoken name of a slide and of its dot, e.g. `2 z 5`. */
  readonly slideLabel: (index: number, count: number) => string;
  /** Needed by autoplay. */
  readonly pauseLabel?: string;
  readonly playLabel?: string;
  /** Seconds per slide; without it nothing moves by itself. It stops on hover, focus, reduced motion and the button. */
  readonly autoplaySeconds?: number;
  readonly className?: string;
  /** One element per slide. */
  readonly children: ReactNode;
};

/** Slides that scroll and snap: `<Carousel label="Novinky" … autoplaySeconds={7}>{slides}</Carousel>`. */
export const Carousel = ({
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  pauseLabel,
  playLabel,
  autoplaySeconds,
  className,
  children,
}: CarouselProps) => {
  const slides = Children.toArray(children);
  const count = slides.length;
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);

  const go = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: ((index + count) % count) * element.clientWidth });
  };

  useEffect(() => {
    if (
      !autoplaySeconds ||
      isHeld ||
      isPaused ||
      count < 2 ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return undefined;
    const timer = window.setTimeout(() => {
      const element = track.current;
      if (!document.hidden) element?.scrollTo({ left: ((at + 1) % count) * element.clientWidth });
    }, autoplaySeconds * 1000);
    return () => window.clearTimeout(timer);
  }, [autoplaySeconds, isHeld, isPaused, count, at]);

  const onScroll = () => {
    const element = track.current;
    if (element && element.clientWidth > 0)
      setAt(Math.round(element.scrollLeft / element.clientWidth));
  };

  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <ul ref={track} className={styles.track} role="list" onScroll={onScroll}>
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-label={slideLabel(index + 1, count)}
            inert={index !== at}
          >
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            kind="floating"
            size="Small"
            icon="chevron-left"
            label={previousLabel}
            onClick={() => go(at - 1)}
          />
          <div className={styles.dots}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={slideLabel(index + 1, count)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          {autoplaySeconds && pauseLabel && playLabel && (
            <IconButton
              kind="floating"
              size="Small"
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? playLabel : pauseLabel}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <IconButton
            kind="floating"
            size="Small"
            icon="chevron-right"
            label={nextLabel}
            onClick={() => go(at + 1)}
          />
        </div>
      )}
    </section>
  );
};
