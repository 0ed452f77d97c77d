import { searchLimits } from '@cafeteria/contract';
import { Icon, IconButton, VisuallyHidden } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useCombobox } from '../../shared/combobox/index.ts';
import { importAgain } from '../../shared/import-again.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import type { SearchOption, SearchOptionsProps } from './SearchOptions.tsx';
import { searchHref } from './search-href.ts';
import { isSearchable, recentSearches, rememberSearch, useSuggestions } from './suggestions.ts';
import styles from './SearchBox.module.css';

/** Only those who search need it. */
const importOptions = importAgain(() => import('./SearchOptions.tsx'));
const SearchOptions = (props: SearchOptionsProps) => {
  const file = useLoaded(importOptions);
  return file ? <file.SearchOptions {...props} /> : null;
};

const useOptions = (typed: string, isOpen: boolean) => {
  const { items, isStale } = useSuggestions(isOpen ? typed : '');
  const recent = isOpen && typed.trim() === '' ? recentSearches() : [];
  const options: SearchOption[] = [
    ...recent.map((keyword): SearchOption => ({
      key: `recent-${keyword}`,
      kind: 'RECENT',
      label: keyword,
      href: searchHref({ keyword }),
      detail: '',
      highlight: [],
    })),
    ...items.map(({ type, id, route, label, detail, highlight }): SearchOption => ({
      key: `${type}-${id}`,
      kind: type,
      label,
      href: route,
      detail,
      highlight,
    })),
  ];
  return { options, isStale };
};

/** The search of the header and the home page: suggestions while typing, all results on Enter. */
export const SearchBox = ({ className = '' }: { readonly className?: string }) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const remember = (): void => {
    if (isSearchable(box.typed)) rememberSearch(box.typed);
  };
  const go = (href: string): void => {
    remember();
    box.leave();
    void navigate({ href });
  };
  const box = useCombobox({
    optionsOf: useOptions,
    onChoose: ({ href }: SearchOption) => go(href),
    onEnter: (typed) => {
      if (isSearchable(typed)) go(searchHref({ keyword: typed.trim() }));
    },
  });
  const { typed, setTyped, focus } = box;
  return (
    <search className={`${styles.box} ${className}`} onBlur={box.onBlur}>
      <label className={styles.control}>
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        <Icon name="search" />
        <input
          {...box.inputProps}
          maxLength={searchLimits.max}
          placeholder={t('search.placeholder')}
          data-testid="search-box"
        />
        {typed !== '' && (
          <IconButton
            size="Small"
            icon="close"
            label={t('search.clear')}
            onClick={() => {
              setTyped('');
              focus();
            }}
          />
        )}
      </label>
      {box.isOpen && (
        <SearchOptions
          id={box.listId}
          typed={typed}
          options={box.options}
          isStale={box.isStale}
          at={box.at}
          optionId={box.optionId}
          onChoose={box.take}
          onAll={() => go(searchHref({ keyword: typed.trim() }))}
          onForget={focus}
        />
      )}
    </search>
  );
};
