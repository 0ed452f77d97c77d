import { Children, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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

type AutoplayOptions = {
  readonly seconds: number | undefined;
  readonly isHeld: boolean;
  readonly at: number;
  readonly count: number;
  readonly go: (index: number) => void;
};
const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Goes on to the next slide after a while, unless somebody looks closer or wants no movement. */
const useAutoplay = ({ seconds, isHeld, at, count, go }: AutoplayOptions) => {
  const next = useEffectEvent(() => {
    if (!document.hidden) go(at + 1);
  });
  useEffect(() => {
    if (!seconds || isHeld || count < 2 || prefersStillness()) return undefined;
    const timer = window.setTimeout(next, seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [seconds, isHeld, count, at]);
};

type ControlsProps = Pick<
  CarouselProps,
  'previousLabel' | 'nextLabel' | 'slideLabel' | 'pauseLabel' | 'playLabel'
> & {
  readonly at: number;
  readonly count: number;
  readonly isPaused: boolean;
  readonly isAutoplaying: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly go: (index: number) => void;
};
const floating = { kind: 'floating', size: 'Small' } as const;

const Controls = ({
  previousLabel,
  nextLabel,
  slideLabel,
  pauseLabel,
  playLabel,
  at,
  count,
  isPaused,
  isAutoplaying,
  onPause,
  go,
}: ControlsProps) => (
  <div className={styles.controls}>
    <IconButton
      {...floating}
      icon="chevron-left"
      label={previousLabel}
      onClick={() => go(at - 1)}
    />
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
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
    {isAutoplaying && pauseLabel && playLabel && (
      <IconButton
        {...floating}
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? playLabel : pauseLabel}
        onClick={() => onPause(!isPaused)}
      />
    )}
    <IconButton {...floating} icon="chevron-right" label={nextLabel} onClick={() => go(at + 1)} />
  </div>
);

/** Slides that scroll and snap: `<Carousel label="Novinky" … autoplaySeconds={7}>{slides}</Carousel>`. */
export const Carousel = ({
  label,
  slideLabel,
  autoplaySeconds,
  className,
  children,
  ...labels
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
  useAutoplay({ seconds: autoplaySeconds, isHeld: isHeld || isPaused, at, count, go });

  const onScroll = () => {
    const element = track.current;
    if (element && element.clientWidth > 0)
      setAt(Math.round(element.scrollLeft / element.clientWidth));
  };

  return (
    <section
      className={classNames(styles.carousel, className)}
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
        <Controls
          {...{ ...labels, slideLabel, at, count, isPaused, go }}
          isAutoplaying={Boolean(autoplaySeconds)}
          onPause={setPaused}
        />
      )}
    </section>
  );
};
