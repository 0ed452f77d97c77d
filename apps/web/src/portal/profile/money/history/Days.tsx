import { pragueDay } from '@cafeteria/i18n';
import { Chip, chipClass, Skeleton } from '@cafeteria/ui';
import { useState } from 'react';
import { chipRowClass, showChosen } from '../../../../shared/chip-row.ts';
import { importAgain } from '../../../../shared/import-again.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useLoaded } from '../../../../shared/use-loaded.ts';
import { historyHref, type HistorySearch } from './history-search.ts';
import { periodNames, periodsAt } from './periods.ts';
import styles from './History.module.css';

// the calendar is drawn in the browser only, and not needed to read
const importTypedDays = importAgain(() => import('./TypedDays.tsx'));
const Coming = () => <Skeleton shape="row" className={styles.coming} />;

type Period = Pick<HistorySearch, 'from' | 'to'>;
const isOf = (period: Period, { from, to }: Period): boolean =>
  period.from === from && period.to === to;

type PresetProps = {
  readonly search: HistorySearch;
  readonly period: Period;
  readonly children: string;
};
const Preset = ({ search, period, children }: PresetProps) => {
  const isSelected = isOf(period, search);
  return (
    <li>
      <AppLink
        href={historyHref({ ...search, ...period, offset: undefined })}
        resetScroll={false}
        className={chipClass({ isSelected })}
        aria-current={isSelected ? 'true' : undefined}
      >
        {children}
      </AppLink>
    </li>
  );
};

/** The days of the history: those often looked for in one press, any others typed or picked. */
export const Days = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const { from, to } = search;
  const file = useLoaded(importTypedDays);
  const periods = periodsAt(pragueDay());
  const isOwn = Boolean(from ?? to) && !periodNames.some((name) => isOf(periods[name], search));
  const [isOpen, setIsOpen] = useState(isOwn);
  return (
    <div className={styles.period}>
      <nav aria-label={t('history.periods')}>
        <ul ref={showChosen} className={chipRowClass()} role="list">
          <Preset search={search} period={{ from: undefined, to: undefined }}>
            {t('history.allDays')}
          </Preset>
          {periodNames.map((name) => (
            <Preset key={name} search={search} period={periods[name]}>
              {t(`history.period.${name}`)}
            </Preset>
          ))}
          <li>
            <Chip
              isSelected={isOwn}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              data-testid="other-days"
            >
              {t('history.otherDays')}
            </Chip>
          </li>
        </ul>
      </nav>
      <div className={styles.typed} data-open={isOpen || undefined}>
        {file ? <file.TypedDays key={`${from} ${to}`} search={search} /> : <Coming />}
      </div>
    </div>
  );
};
