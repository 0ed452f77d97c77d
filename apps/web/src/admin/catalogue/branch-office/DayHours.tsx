import { normalTime, type Weekday, weekdays, textLimit } from '@cafeteria/contract';
import {
  IconButton,
  Icon,
  iconButtonClass,
  Menu,
  MenuItem,
  removedAt,
  TextField,
} from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';
import { type Interval, nextInterval, workdays } from './opening-hours.ts';
import styles from './OpeningHours.module.css';

const maxIntervals = 4;
type Props = {
  readonly weekday: Weekday;
  readonly day: readonly Interval[];
  readonly error: (path?: string) => string | undefined;
  readonly onChange: (day: Interval[]) => void;
  readonly onCopy: (to: readonly Weekday[]) => void;
};

/** The same hours on other days. */
const CopyMenu = ({
  weekday,
  name,
  onCopy,
}: Pick<Props, 'weekday' | 'onCopy'> & { readonly name: string }) => {
  const text = useAdminText();
  return (
    <Menu
      label={text('hours.copy', { day: name })}
      trigger={<Icon name="copy" />}
      triggerClassName={iconButtonClass({ size: 'Small' })}
      align="end"
    >
      <MenuItem onSelect={() => onCopy(workdays)}>{text('hours.toWorkdays')}</MenuItem>
      <MenuItem onSelect={() => onCopy(weekdays)}>{text('hours.toAll')}</MenuItem>
      {weekdays
        .filter((one) => one !== weekday)
        .map((one) => (
          <MenuItem key={one} onSelect={() => onCopy([one])}>
            {text(`weekday.${one}`)}
          </MenuItem>
        ))}
    </Menu>
  );
};

/** The hours of one day: intervals with breaks between them, or closed. */
export const DayHours = ({ weekday, day, error, onChange, onCopy }: Props) => {
  const text = useAdminText();
  const name = text(`weekday.${weekday}`);
  const change = (at: number, part: Partial<Interval>): void =>
    onChange(day.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const time = (interval: Interval, index: number, part: 'from' | 'to') => (
    <TextField
      className={styles.time}
      size="small"
      isLabelHidden
      label={text(`hours.${part}`, { day: name, number: index + 1 })}
      placeholder={part === 'from' ? '08:00' : '17:00'}
      inputMode="numeric"
      maxLength={textLimit.time}
      aria-invalid={error(`${index}.${part}`) ? true : undefined}
      error={error(`${index}.${part}`)}
      value={interval[part]}
      onChange={(event) => change(index, { [part]: event.target.value })}
      onBlur={() => change(index, { [part]: normalTime(interval[part]) })}
    />
  );
  return (
    <li className={styles.day}>
      <strong className={styles.name}>{name}</strong>
      <div className={styles.intervals}>
        {day.length === 0 && <span className={styles.closed}>{text('hours.closed')}</span>}
        {day.map((interval, index) => (
          <span key={index} className={styles.interval}>
            {time(interval, index, 'from')}
            <span aria-hidden="true">–</span>
            {time(interval, index, 'to')}
            <IconButton
              size="Small"
              icon="close"
              label={text('hours.remove', { day: name, number: index + 1 })}
              onClick={() => onChange(removedAt(day, index))}
            />
          </span>
        ))}
        {(error('root') ?? error()) && (
          <span className={styles.error} role="alert">
            {error('root') ?? error()}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton
          size="Small"
          icon="plus"
          label={text('hours.add', { day: name })}
          disabled={day.length >= maxIntervals}
          onClick={() => onChange([...day, nextInterval(day)])}
        />
        <CopyMenu weekday={weekday} name={name} onCopy={onCopy} />
      </div>
    </li>
  );
};
