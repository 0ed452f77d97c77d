import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

export type DayFieldProps = Omit<
  DateTimeFieldProps,
  'value' | 'onChange' | 'min' | 'max' | 'timeZone' | 'granularity'
> & {
  /** `2026-11-20`; null when there is none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
};
/** A day is no instant: the clock it is shown by only has to be that by which it is read. */
const instantOf = (day: string): string => `${day}T00:00:00.000Z`;

/**
 * A day, typed or picked.
 * @example
 * <DayField
 *   label="Od"
 *   locale="cs"
 *   clearLabel="Smazat"
 *   value="2026-11-20"
 *   onChange={setFrom}
 * />
 */
export const DayField = ({ value, onChange, min, max, ...field }: DayFieldProps) => (
  <DateTimeField
    {...field}
    timeZone="UTC"
    granularity="day"
    value={value && instantOf(value)}
    onChange={(instant) => onChange(instant && instant.slice(0, 10))}
    {...(min && { min: instantOf(min) })}
    {...(max && { max: instantOf(max) })}
  />
);
