import { DateTimeField, type DateTimeFieldProps } from '@cafeteria/ui';
import { useTexts } from '../texts/index.ts';

const praguesDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
/** Noon is the same day all over Europe. */
const noon = (day: string): string => `${day}T11:00:00.000Z`;

type Props = Omit<DateTimeFieldProps, 'locale' | 'timeZone' | 'granularity'>;

/** A day (`YYYY-MM-DD`), typed or picked in the language of the page, whatever the browser speaks. */
export const DayField = ({ value, onChange, min, max, ...props }: Props) => {
  const { i18n } = useTexts();
  return (
    <DateTimeField
      {...props}
      locale={i18n.language}
      granularity="day"
      value={value && noon(value)}
      onChange={(next) => onChange(next && praguesDay.format(new Date(next)))}
      {...(min && { min: noon(min) })}
      {...(max && { max: noon(max) })}
    />
  );
};
