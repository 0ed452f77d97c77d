import { Button, DayField } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../../shared/texts/index.ts';
import { historyHref, type HistorySearch } from './history-search.ts';
import styles from './History.module.css';

/** Days typed, or picked in a calendar. */
export const TypedDays = ({ search }: { readonly search: HistorySearch }) => {
  const { t, i18n } = useTexts('profile');
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
      resetScroll: false,
    });
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
