import { pragueDay } from '@cafeteria/i18n';
import { chipClass, Skeleton } from '@cafeteria/ui';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useIsAlive } from '../../../../shared/use-is-alive.ts';
import { historyHref, type HistorySearch } from './history-search.ts';
import { periodNames, periodsAt } from './periods.ts';
import styles from './History.module.css';

// the calendar is drawn in the browser only, and not needed to read
const TypedDays = lazy(async () => ({ default: (await import('./TypedDays.tsx')).TypedDays }));
const Coming = () => <Skeleton shape="row" className={styles.coming} />;

/** The days of the history: those often looked for in one press, any others typed or picked. */
export const Days = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const { from, to } = search;
  const isHere = useIsAlive();
  const periods = periodsAt(pragueDay());
  const hrefOf = (period: Pick<HistorySearch, 'from' | 'to'>): string =>
    historyHref({ ...search, ...period, offset: undefined });
  return (
    <div className={styles.period}>
      <nav aria-label={t('history.periods')}>
        <ul className={styles.kinds} role="list">
          <li>
            <AppLink
              href={hrefOf({ from: undefined, to: undefined })}
              resetScroll={false}
              className={chipClass({ isSelected: !from && !to })}
              aria-current={from || to ? undefined : 'true'}
            >
              {t('history.allDays')}
            </AppLink>
          </li>
          {periodNames.map((name) => {
            const isSelected = periods[name].from === from && periods[name].to === to;
            return (
              <li key={name}>
                <AppLink
                  href={hrefOf(periods[name])}
                  resetScroll={false}
                  className={chipClass({ isSelected })}
                  aria-current={isSelected ? 'true' : undefined}
                >
                  {t(`history.period.${name}`)}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      {isHere ? (
        <Suspense fallback={<Coming />}>
          <TypedDays key={`${from} ${to}`} search={search} />
        </Suspense>
      ) : (
        <Coming />
      )}
    </div>
  );
};
