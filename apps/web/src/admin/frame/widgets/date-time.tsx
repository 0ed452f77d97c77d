import { formatDate, formatDateTime } from '@cafeteria/i18n';
import { DateTimeField } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import { string } from '../../../shared/url-state/index.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';

const DateTimeEdit = ({
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
  isRequired,
  granularity = 'minute',
}: WidgetProps<string | null> & { readonly granularity?: 'minute' | 'day' }) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  return (
    <DateTimeField
      label={label}
      description={description}
      error={error()}
      isRequired={isRequired}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      locale={i18n.language}
      granularity={granularity}
      clearLabel={text('value.clear')}
    />
  );
};
const praguesDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
/** Noon is the same day all over Europe. */
const noon = (day: string): string => `${day}T11:00:00.000Z`;

/** An instant that may be missing, typed or picked in Prague time. */
export const optionalDateTime = (): Widget<string | null> => ({
  empty: null,
  Edit: DateTimeEdit,
  Show: ({ value }) => (value ? formatDateTime(value) : <Blank />),
});
/** A day (`YYYY-MM-DD`) that may be missing. */
export const optionalDate = (): Widget<string | null> => ({
  empty: null,
  Show: ({ value }) => (value ? formatDate(noon(value)) : <Blank />),
  Edit: ({ value, onChange, ...props }) => (
    <DateTimeEdit
      {...props}
      granularity="day"
      value={value && noon(value)}
      onChange={(next) => onChange(next && praguesDay.format(new Date(next)))}
    />
  ),
});

/** Narrows a list to a day (`YYYY-MM-DD`), or from it, or until it. */
export const dayFilter = (): FilterWidget<string> => {
  const { Edit, Show } = optionalDate();
  return {
    read: string,
    Edit: ({ label, value, onChange }) => (
      <Edit
        name="day"
        label={label}
        isRequired={false}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
        onBlur={() => undefined}
        error={() => undefined}
        attempts={0}
      />
    ),
    Name: Show,
  };
};
