import { searchLimits } from '@cafeteria/contract';
import { Icon, IconButton, VisuallyHidden } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stringifySearch } from '../../platform/url-state/index.ts';
import { rememberSearch, recentSearches } from './recent-searches.ts';
import styles from './SearchBox.module.css';
import type { SearchOption } from './SearchOptions.tsx';
import { useChoice } from './use-choice.ts';
import { isSearchable, useSuggestions } from './use-suggestions.ts';

/** Needed only by those who search. */
const SearchOptions = lazy(async () => ({ default: (await import('./SearchOptions.tsx')).SearchOptions }));

/** Where a keyword is searched for. */
export const searchAddress = (keyword: string): string => `/search${stringifySearch({ keyword: keyword.trim() || undefined })}`;

const useOptions = (typed: string, isOpen: boolean) => {
  const { items, isStale } = useSuggestions(isOpen ? typed : '');
  const recent = isOpen && typed.trim() === '' ? recentSearches() : [];
  const options: SearchOption[] = [
    ...recent.map((keyword): SearchOption => ({ key: `recent-${keyword}`, kind: 'RECENT', label: keyword, href: searchAddress(keyword), detail: '', highlight: [] })),
    ...items.map(({ type, id, route, label, detail, highlight }): SearchOption => ({ key: `${type}-${id}`, kind: type, label, href: route, detail, highlight })),
  ];
  return { options, isStale };
};

/** The search of the header and of the home page: names while one types, the whole result on Enter. */
export const SearchBox = ({ className = '' }: { readonly className?: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options, isStale } = useOptions(typed, isOpen);
  const { at, choose, move } = useChoice(options.length);
  const optionId = (index: number): string => `${id}-${index}`;

  const go = (href: string): void => {
    setOpen(false);
    choose(-1);
    input.current?.blur();
    void navigate({ href });
  };
  const submit = (): void => {
    if (isSearchable(typed)) rememberSearch(typed);
    const option = options[at];
    if (option) go(option.href);
    else if (isSearchable(typed)) go(searchAddress(typed));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => { setOpen(true); move(1); }, ArrowUp: () => { setOpen(true); move(-1); }, Enter: submit,
    Escape: () => { if (isOpen) { setOpen(false); choose(-1); } else setTyped(''); },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const hasList = isOpen && options.length > 0;
  return (
    <search className={`${styles.box} ${className}`} onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false); }}>
      <label className={styles.control}>
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        <Icon name="search" />
        <input
          ref={input} type="search" autoComplete="off" spellCheck={false} enterKeyHint="search" maxLength={searchLimits.max} placeholder={t('search.placeholder')} value={typed} data-testid="search-box"
          role="combobox" aria-expanded={hasList} aria-controls={`${id}-list`} aria-autocomplete="list" aria-activedescendant={hasList && at >= 0 ? optionId(at) : undefined}
          onFocus={() => setOpen(true)} onChange={(event) => { setTyped(event.target.value); setOpen(true); choose(-1); }} onKeyDown={onKeyDown}
        />
        {typed !== '' && <IconButton size="Small" icon="close" label={t('search.clear')} onClick={() => { setTyped(''); input.current?.focus(); }} />}
      </label>
      {isOpen && <Suspense><SearchOptions id={`${id}-list`} typed={typed} options={options} isStale={isStale} at={at} optionId={optionId} onChoose={(option) => { if (isSearchable(typed)) rememberSearch(typed); go(option.href); }} onAll={() => go(searchAddress(typed))} onForget={() => input.current?.focus()} /></Suspense>}
    </search>
  );
};
