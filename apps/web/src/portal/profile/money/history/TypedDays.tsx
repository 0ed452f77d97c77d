import { Button, DayField } from '@cafeteria/ui';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useAddressChange } from '../../../../shared/url-state/index.ts';
import { historyHref, type HistorySearch, readHistorySearch } from './history-search.ts';
import styles from './History.module.css';

/** Days typed, or picked in a calendar. */
export const TypedDays = ({ search }: { readonly search: HistorySearch }) => {
  const { t, i18n } = useTexts('profile');
  const change = useAddressChange();
  const [from, setFrom] = useState(search.from ?? null);
  const [to, setTo] = useState(search.to ?? null);
  const show = (event: SubmitEvent): void => {
    event.preventDefault();
    change(
      (now) =>
        historyHref({
          ...readHistorySearch(now),
          from: from ?? undefined,
          to: to ?? undefined,
          offset: undefined,
        }),
      { replace: false },
    );
  };
  const own = { locale: i18n.language, clearLabel: t('history.clearDay') };
  return (
    <form className={styles.days} onSubmit={show} data-testid="history-days">
      <DayField
        {...own}
        label={t('history.from')}
        value={from}
        onChange={setFrom}
        {...(to && { max: to })}
      />
      <DayField
        {...own}
        label={t('history.to')}
        value={to}
        onChange={setTo}
        {...(from && { min: from })}
      />
      <Button type="submit" kind="ghost">
        {t('history.show')}
      </Button>
    </form>
  );
};
