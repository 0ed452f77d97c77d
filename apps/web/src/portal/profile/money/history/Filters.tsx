import { MovementType } from '@cafeteria/contract';
import { chipClass } from '@cafeteria/ui';
import { chipRowClass, showChosen } from '../../../../shared/chip-row.ts';
import { KeywordField } from '../../../../shared/KeywordField.tsx';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useAddressChange } from '../../../../shared/url-state/index.ts';
import { Chosen } from './Chosen.tsx';
import { Days } from './Days.tsx';
import { historyHref, type HistorySearch, readHistorySearch } from './history-search.ts';
import styles from './History.module.css';

/** Kinds as links, days as a small form: both stand in the address. */
export const Filters = ({ search }: { readonly search: HistorySearch }) => {
  const { t } = useTexts('profile');
  const change = useAddressChange();
  const kinds = [undefined, ...MovementType.options];
  return (
    <div className={styles.filters}>
      <KeywordField
        className={styles.keyword}
        label={t('history.keyword')}
        clearLabel={t('history.clearKeyword')}
        value={search.keyword ?? ''}
        onChange={(keyword) =>
          change((now) => historyHref({ ...readHistorySearch(now), keyword, offset: undefined }))
        }
        testId="history-keyword"
      />
      <nav aria-label={t('history.kinds')}>
        <ul ref={showChosen} className={chipRowClass()} role="list">
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
      <Chosen path="/profile/history" search={search} />
    </div>
  );
};
