import { currencySubunitFactor, type Money, ownPot, Pot } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { type Choice, potHref } from './choice.ts';
import { PictureLink } from './PictureLink.tsx';
import type { Projection } from './pace.ts';
import type { Stair, Step } from './stair.ts';
import styles from './Expiries.module.css';

const height = 132;
/** Room for an amount above the highest level, and for days beneath the axis. */
const above = 20;
const below = 24;
const ground = height - below;
/** Of the axis; labels nearer to each other would touch on a phone. */
const labelRoom = 0.2;

/** The table says years and all of an amount; on a picture there is no room for them. */
const dayAndMonth = (day: string): string => formatDate(day).replace(/\s*\d{4}$/, '');
/** Cents are said where they matter, of less than a thousand; what is more is rounded to whole. */
export const shortMoney = (money: Money): string => {
  const whole = Math.round(money.amount / currencySubunitFactor);
  const amount = whole < 1_000 ? money.amount : whole * currencySubunitFactor;
  return formatMoney({ ...money, amount }).replace(/,00(?=\s)/, '');
};

/** The steps that have room for words, the largest first. */
const labelledOf = ({ steps, days }: Stair): Step[] => {
  const chosen: Step[] = [];
  for (const step of steps.toSorted((a, b) => b.amount - a.amount))
    if (chosen.every(({ after }) => Math.abs(after - step.after) / days >= labelRoom))
      chosen.push(step);
  return chosen;
};

type Scale = { readonly x: (after: number) => number; readonly y: (amount: number) => number };
const scaleOf = ({ days, total }: Stair): Scale => ({
  x: (after) => (after / days) * 100,
  y: (amount) => ground - (amount / Math.max(1, total)) * (ground - above),
});

/** Pots from the ground up: what never ends lies under what does. */
const order: readonly Pot[] = [ownPot, ...Pot.options.filter((pot) => pot !== ownPot).toReversed()];
const Levels = ({
  stair,
  scale,
  choice,
}: {
  readonly stair: Stair;
  readonly scale: Scale;
  readonly choice: Choice;
}) =>
  stair.levels.map(({ from, to, left }) =>
    order.map((pot, index) => {
      const under = order.slice(0, index).reduce((sum, one) => sum + left[one], 0);
      const top = scale.y(under + left[pot]);
      return left[pot] > 0 ? (
        <PictureLink key={`${from} ${pot}`} href={potHref(choice, pot)}>
          <rect
            className={styles.level}
            data-pot={pot}
            data-dim={(choice.pot !== undefined && choice.pot !== pot) || undefined}
            x={`${scale.x(from)}%`}
            y={top}
            width={`${scale.x(to) - scale.x(from)}%`}
            height={Math.max(1, scale.y(under) - top)}
          />
        </PictureLink>
      ) : null;
    }),
  );

/** In a box of its own: points of a line are no per cents. */
const Pace = ({
  projection: { points },
  scale,
}: {
  readonly projection: Projection;
  readonly scale: Scale;
}) => (
  <svg
    viewBox={`0 0 100 ${height}`}
    preserveAspectRatio="none"
    width="100%"
    height={height}
    aria-hidden="true"
  >
    <polyline
      className={styles.pace}
      points={points.map(({ after, left }) => `${scale.x(after)},${scale.y(left)}`).join(' ')}
    />
  </svg>
);

/** A step lower than its words leaves them no room beside it: they stand above. */
const leastDrop = 18;

const Label = ({
  step: { day, after, amount },
  before,
  money,
  scale,
  isRight,
}: {
  readonly step: Step;
  /** What would be left up to this step. */
  readonly before: number;
  readonly money: Money;
  readonly scale: Scale;
  readonly isRight: boolean;
}) => {
  const x = `${scale.x(after)}%`;
  const top = scale.y(before);
  const isAbove = isRight || scale.y(before - amount) - top < leastDrop;
  return (
    <>
      <line className={styles.tick} x1={x} x2={x} y1={ground} y2={ground + 5} />
      <text
        className={styles.amount}
        data-right={isRight || undefined}
        x={x}
        y={isAbove ? top - 6 : top + 12}
        dx={isAbove ? 0 : 5}
      >
        −{shortMoney({ ...money, amount })}
      </text>
      <text className={styles.day} x={x} y={height - 5} data-right={isRight || undefined}>
        {dayAndMonth(day)}
      </text>
    </>
  );
};

/** A stair on a true axis of time: how high what is left would be, and what ends where; dotted, at the pace so far. */
export const ExpiryChart = ({
  stair,
  projection,
  money,
  choice,
  label,
  todayLabel,
}: {
  readonly stair: Stair;
  readonly projection: Projection | undefined;
  readonly money: Money;
  readonly choice: Choice;
  readonly label: string;
  readonly todayLabel: string;
}) => {
  const scale = scaleOf(stair);
  const beforeOf = (step: Step): number =>
    stair.steps.reduce(
      (sum, { after, amount }) => sum - (after < step.after ? amount : 0),
      stair.total,
    );
  const labelled = labelledOf(stair);
  const isTodayFree = labelled.every(({ after }) => after / stair.days >= labelRoom / 2);
  return (
    <figure aria-label={label}>
      <svg className={styles.chart} width="100%" height={height} aria-hidden="true">
        <Levels stair={stair} scale={scale} choice={choice} />
        {projection && <Pace projection={projection} scale={scale} />}
        <line className={styles.axis} x1="0" x2="100%" y1={ground} y2={ground} />
        {isTodayFree && (
          <text className={styles.day} data-start x="0" y={height - 5}>
            {todayLabel}
          </text>
        )}
        {labelled.map((step) => (
          <Label
            key={step.day}
            step={step}
            before={beforeOf(step)}
            isRight={step.after / stair.days > 0.6}
            {...{ money, scale }}
          />
        ))}
      </svg>
    </figure>
  );
};
