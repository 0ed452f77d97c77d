import { businessTimeZone, formatDate, formatMoment } from '@cafeteria/i18n';
import { DateTimeField, DayField } from '@cafeteria/ui';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../texts.ts';
import { string } from '../../../shared/url-state/index.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';

/** False where there always is one. */
type Clearable = { readonly isClearable?: boolean | undefined };
/** What a field of an instant and that of a day are given alike. */
const useField = ({
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
  isRequired,
  isLabelHidden,
  isClearable,
}: WidgetProps<string | null> & Clearable) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  return {
    label,
    isLabelHidden,
    description,
    value,
    onChange,
    onBlur,
    isRequired,
    ...(isClearable === false && { isClearable }),
    error: error(),
    locale: i18n.language,
    clearLabel: text('value.clear'),
  };
};
const DateTimeEdit = (props: WidgetProps<string | null>) => (
  <DateTimeField timeZone={businessTimeZone} {...useField(props)} />
);
export const DayEdit = (props: WidgetProps<string | null> & Clearable) => (
  <DayField {...useField(props)} />
);

/** An instant that may be missing, typed or picked in Prague time. */
export const optionalDateTime = (): Widget<string | null> => ({
  empty: null,
  Edit: DateTimeEdit,
  Show: ({ value }) => (value ? formatMoment(value) : <Blank />),
});
/** A day (`YYYY-MM-DD`) that may be missing. */
export const optionalDate = (): Widget<string | null> => ({
  empty: null,
  Show: ({ value }) => (value ? formatDate(value) : <Blank />),
  Edit: DayEdit,
});

/** Narrows a list to a day (`YYYY-MM-DD`), or from it, or until it. */
export const dayFilter = (): FilterWidget<string> => {
  const { Edit, Show } = optionalDate();
  return {
    read: string,
    Edit: ({ label, value, onChange, isInline }) => (
      <Edit
        name="day"
        label={label}
        isLabelHidden={isInline}
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
