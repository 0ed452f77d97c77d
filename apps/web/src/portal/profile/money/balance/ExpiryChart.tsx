import { currencySubunitFactor, type Money, ownPot, Pot } from '@cafeteria/contract';
import { formatDate, formatSum } from '@cafeteria/i18n';
import { type Choice, potHref } from './choice.ts';
import { PictureLink } from './PictureLink.tsx';
import type { Projection } from './pace.ts';
import type { Stair, Step } from './stair.ts';
import styles from './Expiries.module.css';

const height = 132;
/** Room above the highest level, and beneath the axis for days with what ends then. */
const above = 4;
const below = 44;
const ground = height - below;
const dayLine = ground + 18;
const amountLine = ground + 36;
/** Of the axis; labels nearer to each other would touch on a phone. */
const labelRoom = 0.24;

/** The table says years and all of an amount; on a picture there is no room for them. */
const dayAndMonth = (day: string): string => formatDate(day).replace(/\s*\d{4}$/, '');
/** Cents are said where they matter, of less than a thousand; what is more is rounded to whole. */
export const shortMoney = (money: Money): string => {
  const whole = Math.round(money.amount / currencySubunitFactor);
  const amount = whole < 1_000 ? money.amount : whole * currencySubunitFactor;
  return formatSum({ ...money, amount });
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

/** Words stand in the middle under their step, but for those that would leave the picture. */
const alignOf = (share: number): 'start' | 'middle' | 'end' => {
  if (share < 0.12) return 'start';
  return share > 0.88 ? 'end' : 'middle';
};

const Label = ({
  step: { day, after, amount },
  money,
  scale,
}: {
  readonly step: Step;
  readonly money: Money;
  readonly scale: Scale;
}) => {
  const x = `${scale.x(after)}%`;
  const align = alignOf(scale.x(after) / 100);
  return (
    <>
      <line className={styles.tick} x1={x} x2={x} y1={ground} y2={ground + 5} />
      <text className={styles.day} data-align={align} x={x} y={dayLine}>
        {dayAndMonth(day)}
      </text>
      <text className={styles.amount} data-align={align} x={x} y={amountLine}>
        −{shortMoney({ ...money, amount })}
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
  const labelled = labelledOf(stair);
  const isTodayFree = labelled.every(({ after }) => after / stair.days >= labelRoom / 2);
  return (
    <figure aria-label={label}>
      <svg className={styles.chart} width="100%" height={height} aria-hidden="true">
        <Levels stair={stair} scale={scale} choice={choice} />
        {projection && <Pace projection={projection} scale={scale} />}
        <line className={styles.axis} x1="0" x2="100%" y1={ground} y2={ground} />
        {isTodayFree && (
          <text className={styles.day} data-align="start" x="0" y={dayLine}>
            {todayLabel}
          </text>
        )}
        {labelled.map((step) => (
          <Label key={step.day} step={step} {...{ money, scale }} />
        ))}
      </svg>
    </figure>
  );
};
