import { type BranchOfficeView, weekdays } from '@cafeteria/contract';
import { shortTime, type Text } from '@cafeteria/i18n';
import { StatusChip } from '@cafeteria/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import {
  type LocalMoment,
  openingState,
  type OpeningState,
  pragueMoment,
} from './opening-state.ts';
import styles from './BranchOffices.module.css';

const minute = 60_000;

/** The time in Prague, updated every minute; unknown until hydration, because a rendered page may be old. */
const usePragueNow = (): LocalMoment | undefined => {
  const [now, setNow] = useState<LocalMoment>();
  useEffect(() => {
    const tick = (): void => setNow(pragueMoment(new Date()));
    tick();
    const timer = window.setInterval(tick, minute);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};

type Hours = NonNullable<BranchOfficeView['openingHours']>;

const opensText = (
  { from, weekday, inDays }: Extract<OpeningState, { kind: 'opens' }>,
  t: Text<'cafeteria'>,
): string => {
  const time = shortTime(from);
  if (inDays === 0) return t('hours.opensToday', { time });
  return inDays === 1
    ? t('hours.opensTomorrow', { time })
    : t(`hours.opensOn.${weekday}`, { time });
};

/** Whether the branch office is open now, and what comes next. */
export const OpenNow = ({ hours }: { readonly hours: Hours }) => {
  const { t } = useTexts('cafeteria');
  const now = usePragueNow();
  if (!now) return <StatusChip tone="neutral">{t('hours.title')}</StatusChip>;
  const state = openingState(hours, now);
  switch (state.kind) {
    case 'open':
      return (
        <StatusChip tone="positive">
          {t('hours.openUntil', { time: shortTime(state.until) })}
        </StatusChip>
      );
    case 'always':
      return <StatusChip tone="positive">{t('hours.always')}</StatusChip>;
    case 'opens':
      return (
        <StatusChip tone="neutral" className={styles.now}>
          {opensText(state, t)}
        </StatusChip>
      );
    case 'closed':
      return <StatusChip tone="neutral">{t('hours.closed')}</StatusChip>;
  }
};

const nbsp = '\u00A0';

/** The opening hours of a week; today stands out. */
export const HoursTable = ({ hours }: { readonly hours: Hours }) => {
  const { t } = useTexts('cafeteria');
  const now = usePragueNow();
  return (
    <>
      <table className={styles.hours}>
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day} data-today={now?.weekday === index || undefined}>
              <th scope="row">{t(`weekday.${day}`)}</th>
              <td>
                {hours[day].length > 0
                  ? hours[day].map(({ from, to }) => `${from}${nbsp}–${nbsp}${to}`).join(', ')
                  : t('hours.closedDay')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.note && <p className={styles.note}>{hours.note}</p>}
    </>
  );
};
