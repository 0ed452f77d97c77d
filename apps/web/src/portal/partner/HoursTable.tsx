import { type BranchOfficeView, weekdays } from '@cafeteria/contract';
import { useTranslation } from 'react-i18next';
import { usePragueNow } from './use-prague-now.ts';
import styles from './BranchOffices.module.css';

type Hours = NonNullable<BranchOfficeView['openingHours']>;
const nbsp = '\u00A0';

/** The opening hours of a week; today stands out. */
export const HoursTable = ({ hours }: { readonly hours: Hours }) => {
  const { t } = useTranslation('cafeteria');
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
