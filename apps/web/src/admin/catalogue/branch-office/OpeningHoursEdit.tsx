import { OpeningHours, type Weekday, weekdays, maxLengthOf } from '@cafeteria/contract';
import { Checkbox, Field } from '@cafeteria/ui';
import { useState } from 'react';
import {
  emptyLocalizedText,
  localizedText,
  PartFields,
  useAdminText,
  type WidgetProps,
} from '../../frame/index.ts';
import { DayHours } from './DayHours.tsx';
import { copied, emptyOpeningHours } from './opening-hours.ts';
import styles from './OpeningHours.module.css';

const { Edit: NoteEdit } = localizedText();
const isEmptyNote = (note: OpeningHours['note']): boolean =>
  !note || Object.values(note).every((one) => !one);

const Week = ({
  hours,
  onChange,
  error,
}: Pick<WidgetProps<OpeningHours>, 'onChange' | 'error'> & { readonly hours: OpeningHours }) => (
  <ul className={styles.week}>
    {weekdays.map((weekday) => (
      <DayHours
        key={weekday}
        weekday={weekday}
        day={hours[weekday]}
        error={(path) => error(path ? `${weekday}.${path}` : weekday)}
        onChange={(day) => onChange({ ...hours, [weekday]: day })}
        onCopy={(to) => onChange(copied(hours, weekday, to))}
      />
    ))}
  </ul>
);

type NoteProps = Pick<
  WidgetProps<OpeningHours>,
  'name' | 'onChange' | 'onBlur' | 'error' | 'attempts'
> & { readonly hours: OpeningHours };
/** What is said of the hours beside the days. */
const Note = ({ hours, name, onChange, error, ...props }: NoteProps) => {
  const text = useAdminText();
  return (
    <PartFields<Omit<OpeningHours, Weekday>>
      controls={{
        note: (
          <NoteEdit
            {...props}
            maxLength={maxLengthOf(OpeningHours.shape.note)}
            name={`${name}.note`}
            label={text('hours.note')}
            description={text('hours.noteHint')}
            isRequired={false}
            value={hours.note ?? emptyLocalizedText}
            onChange={(note) => onChange({ ...hours, note: isEmptyNote(note) ? null : note })}
            error={(path) => error(path ? `note.${path}` : 'note')}
          />
        ),
      }}
    />
  );
};

/** A week of hours with a note in three languages; unknown hours are told from "closed all week". */
export const OpeningHoursEdit = ({
  name,
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  onBlur,
  error,
  attempts,
}: WidgetProps<OpeningHours | null>) => {
  const text = useAdminText();
  const [own, setOwn] = useState(value ?? emptyOpeningHours);
  const toggle = (isKnown: boolean): void => {
    if (value) setOwn(value);
    onChange(isKnown ? own : null);
  };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error()}
      isGroup
    >
      {() => (
        <div className={styles.hours}>
          <Checkbox
            label={text('hours.known')}
            checked={value !== null}
            onChange={(event) => toggle(event.target.checked)}
          />
          {value && <Week hours={value} onChange={onChange} error={error} />}
          {value && <Note {...{ name, onChange, onBlur, error, attempts }} hours={value} />}
        </div>
      )}
    </Field>
  );
};
