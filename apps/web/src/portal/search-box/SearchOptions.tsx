import type { SearchType } from '@cafeteria/contract';
import { Icon, type IconName } from '@cafeteria/ui';
import { keepInSight } from '../../shared/combobox/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Highlighted } from './Highlighted.tsx';
import { forgetSearches, isSearchable } from './suggestions.ts';
import styles from './SearchBox.module.css';

export type SearchOption = {
  readonly key: string;
  readonly kind: SearchType | 'RECENT';
  readonly label: string;
  readonly href: string;
  readonly detail: string;
  readonly highlight: readonly (readonly [number, number])[];
};
export type SearchOptionsProps = {
  readonly id: string;
  readonly typed: string;
  readonly options: readonly SearchOption[];
  readonly isStale: boolean;
  readonly at: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (option: SearchOption) => void;
  readonly onAll: () => void;
  readonly onForget: () => void;
};

const icons: Readonly<Record<SearchOption['kind'], IconName>> = {
  RECENT: 'clock',
  PARTNER: 'store',
  OFFER: 'tag',
  CATEGORY: 'grid',
  SUBCATEGORY: 'grid',
  ARTICLE: 'book-open',
};

/** Below the options: what to do next, or that nothing matches. */
const Foot = ({
  typed,
  options,
  isStale,
  onAll,
  onForget,
}: Pick<SearchOptionsProps, 'typed' | 'options' | 'isStale' | 'onAll' | 'onForget'>) => {
  const { t } = useTexts();
  if (typed.trim() === '')
    return options.length > 0 ? (
      <button
        type="button"
        className={styles.all}
        onClick={() => {
          forgetSearches();
          onForget();
        }}
      >
        {t('search.forget')}
      </button>
    ) : null;
  if (!isSearchable(typed)) return <p className={styles.hint}>{t('search.more')}</p>;
  if (options.length === 0 && !isStale) return <p className={styles.hint}>{t('search.nothing')}</p>;
  return (
    <button type="button" className={styles.all} onClick={onAll}>
      {t('search.all', { keyword: typed.trim() })}
    </button>
  );
};

/** The list under the search box: recent searches, or suggestions. */
export const SearchOptions = ({
  id,
  typed,
  options,
  isStale,
  at,
  optionId,
  onChoose,
  onAll,
  onForget,
}: SearchOptionsProps) => {
  const { t } = useTexts();
  const isRecent = options[0]?.kind === 'RECENT';
  return (
    <div
      className={styles.panel}
      data-empty={options.length === 0 && typed.trim() === '' ? '' : undefined}
    >
      {isRecent && <p className={styles.title}>{t('search.recent')}</p>}
      <div
        id={id}
        role="listbox"
        aria-label={t(isRecent ? 'search.recent' : 'search.suggestions')}
        aria-busy={isStale}
        className={styles.options}
        data-stale={isStale || undefined}
      >
        {options.map((option, index) => (
          <div
            key={option.key}
            id={optionId(index)}
            ref={index === at ? keepInSight : undefined}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <Icon name={icons[option.kind]} size="sm" />
            <span className={styles.label}>
              <Highlighted label={option.label} parts={option.highlight} />
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.kind !== 'RECENT' && (
              <span className={styles.kind}>{t(`search.type.${option.kind}`)}</span>
            )}
          </div>
        ))}
      </div>
      <Foot typed={typed} options={options} isStale={isStale} onAll={onAll} onForget={onForget} />
    </div>
  );
};
