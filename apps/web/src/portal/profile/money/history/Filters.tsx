import { MovementType } from '@cafeteria/contract';
import { Button, chipClass } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { DayField } from '../../../../shared/day-field/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { pragueDay } from '../../figures.ts';
import { historyHref, type HistorySearch, periodsUntil } from './history-search.ts';
import styles from './History.module.css';

const isOf = (
  search: HistorySearch,
  { from, to }: { readonly from: string; readonly to: string },
) => search.from === from && search.to === to;

const Days = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const navigate = useNavigate();
  const [from, setFrom] = useState(search.from ?? null);
  const [to, setTo] = useState(search.to ?? null);
  const show = (event: SubmitEvent): void => {
    event.preventDefault();
    void navigate({
      href: historyHref({
        ...search,
        from: from ?? undefined,
        to: to ?? undefined,
        offset: undefined,
      }),
    });
  };
  return (
    <form className={styles.days} onSubmit={show}>
      <DayField
        label={t('history.from')}
        clearLabel={t('history.anyDay')}
        value={from}
        onChange={setFrom}
        {...(to && { max: to })}
      />
      <DayField
        label={t('history.to')}
        clearLabel={t('history.anyDay')}
        value={to}
        onChange={setTo}
        {...(from && { min: from })}
      />
      <Button type="submit" kind="ghost" size="Small">
        {t('history.show')}
      </Button>
      {periodsUntil(pragueDay()).map(({ name, ...days }) => (
        <AppLink
          key={name}
          href={historyHref({ ...search, ...days, offset: undefined })}
          resetScroll={false}
          className={chipClass({ isSelected: isOf(search, days) })}
          aria-current={isOf(search, days) ? 'true' : undefined}
        >
          {t(`history.period.${name}`)}
        </AppLink>
      ))}
      {(search.from || search.to) && (
        <AppLink href={historyHref({ type: search.type })}>{t('history.allDays')}</AppLink>
      )}
    </form>
  );
};

/** Kinds as links, days as a small form: both stand in the address. */
export const Filters = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const kinds = [undefined, ...MovementType.options];
  return (
    <div className={styles.filters}>
      <nav aria-label={t('history.kinds')}>
        <ul className={styles.kinds} role="list">
          {kinds.map((type) => (
            <li key={type ?? 'all'}>
              <AppLink
                href={historyHref({ ...search, type, offset: undefined })}
                resetScroll={false}
                className={chipClass({ isSelected: search.type === type })}
                aria-current={search.type === type ? 'true' : undefined}
              >
                {type ? t(`type.${type}`) : t('history.all')}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* what was typed is not what the address says any more once a period is chosen */}
      <Days key={`${search.from} ${search.to}`} search={search} />
    </div>
  );
};
