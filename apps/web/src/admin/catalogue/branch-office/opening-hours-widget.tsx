import type { OpeningHours } from '@cafeteria/contract';
import { Blank, LocalizedShow, useAdminText, useWords, type Widget } from '../../frame/index.ts';
import { grouped } from './opening-hours.ts';
import styles from './OpeningHours.module.css';
import { OpeningHoursEdit } from './OpeningHoursEdit.tsx';

const OpeningHoursShow = ({ value }: { readonly value: OpeningHours | null }) => {
  const text = useAdminText();
  const short = useWords('weekdayShort');
  if (!value) return <Blank />;
  return (
    <div className={styles.shown}>
      {grouped(value).map(({ from, to, day }) => (
        <span key={from} className={styles.line}>
          <span>{from === to ? short(from) : `${short(from)}–${short(to)}`}</span>
          <span>
            {day.length === 0
              ? text('hours.closed')
              : day.map((interval) => `${interval.from}–${interval.to}`).join(', ')}
          </span>
        </span>
      ))}
      {value.note && (
        <div className={styles.note}>
          <LocalizedShow value={value.note} />
        </div>
      )}
    </div>
  );
};
/** Opening hours; null when they are unknown. */
export const openingHours = (): Widget<OpeningHours | null> => ({
  empty: null,
  isWide: true,
  Edit: OpeningHoursEdit,
  Show: OpeningHoursShow,
});
