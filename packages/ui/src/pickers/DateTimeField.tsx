import { now, parseAbsolute } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Heading';
import { Dialog } from 'react-aria-components/Dialog';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../form/Field.tsx';
import controlStyles from '../form/control.module.css';
import { Icon } from '../icons/Icon.tsx';
import styles from './DateTimeField.module.css';
import { useDialogPortal } from './use-dialog-portal.ts';

export type DateTimeFieldProps = Omit<FieldTexts, 'label' | 'labelEnd'> & {
  readonly label: string;
  /** An instant in UTC, e.g. `2026-11-20T22:30:00.000Z`. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly locale: string;
  readonly clearLabel: string;
  /** False where there always is a value, though none is asked for: nothing to take away. */
  readonly isClearable?: boolean;
  /** Where the clock hangs; an instant is shown in its time. */
  readonly timeZone: string;
  /** `day` hides the time and keeps that of the value. */
  readonly granularity?: 'minute' | 'day';
  readonly min?: string;
  readonly max?: string;
  readonly isDisabled?: boolean;
  readonly testId?: string;
  readonly className?: string;
};

/**
 * By which a day is typed: days are shown as `30. 11. 2026` in every language, and plain English would have the month
 * first, so that 11/12 is another day than the one that is read. English of Switzerland writes `30.11.2026`.
 */
const typedBy = (locale: string): string => (locale === 'en' ? 'en-CH' : locale);

/** A point is followed by a space, as where days are shown. */
const spaced = <T extends { readonly text: string }>(segment: T): T =>
  segment.text === '.' ? { ...segment, text: '. ' } : segment;

const Month = () => (
  <Dialog className={styles.dialog}>
    <Calendar>
      <header className={styles.header}>
        <Button slot="previous" className={styles.open}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.open}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        {(date) => <CalendarCell date={date} className={styles.day} />}
      </CalendarGrid>
    </Calendar>
  </Dialog>
);

const Typed = ({
  clearLabel,
  onClear,
}: {
  readonly clearLabel: string;
  readonly onClear?: () => void;
}) => (
  <Group className={classNames(controlStyles.control, styles.group)}>
    <DateInput className={styles.input}>
      {(segment) => <DateSegment segment={spaced(segment)} className={styles.segment} />}
    </DateInput>
    {onClear && (
      <span className={styles.clear}>
        <IconButton icon="close" size="ExtraSmall" label={clearLabel} onClick={onClear} />
      </span>
    )}
    <Button className={styles.open}>
      <Icon name="calendar" />
    </Button>
  </Group>
);

/**
 * A date with time, typed or picked.
 * @example
 * <DateTimeField
 *   label="Platí od"
 *   locale="cs"
 *   clearLabel="Smazat"
 *   timeZone="Europe/Prague"
 *   value={validFrom}
 *   onChange={setValidFrom}
 * />
 */
export const DateTimeField = ({
  value,
  onChange,
  onBlur,
  locale,
  clearLabel,
  isClearable = true,
  timeZone,
  granularity = 'minute',
  min,
  max,
  isDisabled = false,
  testId,
  ...texts
}: DateTimeFieldProps) => {
  const { label, error, isRequired } = texts;
  const { container, findDialog } = useDialogPortal();
  const zoned = (iso: string | null | undefined) => (iso ? parseAbsolute(iso, timeZone) : null);
  // Tells the picker which clock an empty field is typed in.
  const placeholder = now(timeZone).set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
  const canClear = isClearable && value !== null && !isRequired && !isDisabled;
  return (
    <Field {...texts} isGroup>
      {() => (
        <I18nProvider locale={typedBy(locale)}>
          <DatePicker
            ref={findDialog}
            aria-label={label}
            value={zoned(value)}
            placeholderValue={placeholder}
            onChange={(next) => onChange(next ? next.toAbsoluteString() : null)}
            onBlur={onBlur}
            minValue={zoned(min)}
            maxValue={zoned(max)}
            granularity={granularity}
            hourCycle={24}
            hideTimeZone
            shouldForceLeadingZeros={false}
            isDisabled={isDisabled}
            isInvalid={Boolean(error)}
            isRequired={isRequired}
            validationBehavior="aria"
            data-testid={testId}
          >
            <Typed clearLabel={clearLabel} {...(canClear && { onClear: () => onChange(null) })} />
            <Popover className={styles.popover} offset={6} UNSTABLE_portalContainer={container}>
              <Month />
            </Popover>
          </DatePicker>
        </I18nProvider>
      )}
    </Field>
  );
};
