import { MovementType } from '@cafeteria/contract';
import { Button, chipClass, TextField } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { historyHref, type HistorySearch } from './history-search.ts';
import styles from './History.module.css';

const Days = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const navigate = useNavigate();
  const [from, setFrom] = useState(search.from ?? '');
  const [to, setTo] = useState(search.to ?? '');
  const show = (event: SubmitEvent): void => {
    event.preventDefault();
    void navigate({
      href: historyHref({
        ...search,
        from: from || undefined,
        to: to || undefined,
        offset: undefined,
      }),
    });
  };
  return (
    <form className={styles.days} onSubmit={show}>
      <TextField
        type="date"
        size="small"
        label={t('history.from')}
        value={from}
        max={to || undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="date"
        size="small"
        label={t('history.to')}
        value={to}
        min={from || undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" kind="ghost" size="Small">
        {t('history.show')}
      </Button>
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
      <Days search={search} />
    </div>
  );
};
