import { type SearchGroup, searchLimits } from '@cafeteria/contract';
import {
  Button,
  buttonClass,
  chipClass,
  EmptyState,
  ErrorState,
  Heading,
  SearchField,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../shared/drawing/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { chipRowClass } from '../../shared/chip-row.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { CatalogueSkeletons } from '../card/index.ts';
import { CategoryLinks } from '../category-tree/index.ts';
import { MoneyChip, MoneyNotice, useMoneyFilter } from '../own-money/index.ts';
import { ProposePartner } from '../partner-proposal/index.ts';
import { usePosition } from '../position/index.ts';
import {
  isSearchable,
  rememberSearch,
  type ResultSearch,
  searchHref,
} from '../search-box/index.ts';
import { useAddressChange } from '../../shared/url-state/index.ts';
import { Group } from './SearchGroups.tsx';
import { readResultSearch, resultQuery } from './result-search.ts';
import styles from './SearchScreen.module.css';

/** Nothing was found, or nothing asked yet: offers the categories instead. */
const Onward = ({
  keyword,
  onClear,
}: {
  readonly keyword?: string | undefined;
  readonly onClear: () => void;
}) => {
  const { t } = useTexts('cafeteria');
  return (
    <div className={styles.group}>
      {keyword === undefined ? (
        <Text tone="soft">{t('search.begin', { min: searchLimits.min })}</Text>
      ) : (
        <EmptyState
          picture={<Stall isClosed icon="search" />}
          title={t('search.empty.title', { keyword })}
          actions={<Button onClick={onClear}>{t('search.empty.action')}</Button>}
        >
          {t('search.empty.text')}
        </EmptyState>
      )}
      {keyword !== undefined && <ProposePartner key={keyword} keyword={keyword} />}
      <Heading level={2} size="md">
        {t('search.browse')}
      </Heading>
      <CategoryLinks />
    </div>
  );
};

/** All kinds of results, or the way back from one kind to all of them. */
const Kinds = ({
  search,
  groups,
}: {
  readonly search: ResultSearch;
  readonly groups: readonly SearchGroup[];
}) => {
  const { t } = useTexts('cafeteria');
  const { keyword, money } = search;
  if (search.type)
    return (
      <AppLink
        href={searchHref({ keyword, money })}
        className={buttonClass({ kind: 'ghost', size: 'Small' })}
      >
        {t('search.allKinds')}
      </AppLink>
    );
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t('search.kinds')} className={styles.kinds}>
      {groups.map(({ type, total }) => (
        <AppLink
          key={type}
          href={searchHref({ keyword, type, money })}
          className={chipClass({ isSelected: false })}
        >
          {t(`search.group.${type}`)} <span className={styles.number}>{total}</span>
        </AppLink>
      ))}
    </nav>
  );
};

type OnMoney = (money: string | undefined) => void;
type ResultsProps = {
  readonly search: ResultSearch & { readonly keyword: string };
  readonly onClear: () => void;
  /** Without the filter by money. */
  readonly onAll: () => void;
};

/** Nothing was found; of a search narrowed to money, nothing that takes it. */
const Nothing = ({ search: { keyword, money }, onClear, onAll }: ResultsProps) => {
  const { t } = useTexts('cafeteria');
  if (money === undefined) return <Onward keyword={keyword} onClear={onClear} />;
  return (
    <EmptyState
      picture={<Stall isClosed icon="search" />}
      title={t('ownMoney.notFound')}
      actions={<Button onClick={onAll}>{t('ownMoney.all')}</Button>}
    />
  );
};

type FoundProps = ResultsProps & {
  readonly groups: readonly SearchGroup[];
  readonly total: number;
  readonly isStale: boolean;
};
const Found = ({ groups, total, isStale, ...props }: FoundProps) => (
  <div className={styles.results} aria-busy={isStale} data-stale={isStale || undefined}>
    {groups.map((group) => (
      <Group key={group.type} group={group} search={props.search} />
    ))}
    {total === 0 && !isStale && <Nothing {...props} />}
  </div>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  return (
    <ErrorState
      title={t('search.failed')}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    />
  );
};

/** What narrows the search stands in one row, whatever is below it: the chip of money keeps its focus. */
const Results = ({ onMoney, ...props }: ResultsProps & { readonly onMoney: OnMoney }) => {
  const { search, onAll } = props;
  const { position } = usePosition();
  const { isReady, purchases, refusal } = useMoneyFilter(search.money);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...resultQuery(search, position, purchases),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const { t } = useTexts('cafeteria');
  const groups = data?.groups.filter((group) => group.total > 0) ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const found = (): ReactNode => {
    if (refusal) return <MoneyNotice refusal={refusal} onAll={onAll} />;
    if (isError && !data) return <Failed onRetry={() => void refetch()} />;
    if (!data || !isReady) return <CatalogueSkeletons />;
    return <Found {...props} groups={groups} total={total} isStale={isPlaceholderData} />;
  };
  return (
    <>
      <div className={chipRowClass(styles.tools)}>
        <MoneyChip size="medium" money={search.money} onChange={onMoney} />
        <Kinds search={search} groups={groups} />
        <p className={styles.count} aria-live="polite">
          {data && total > 0 && t('search.count', { count: total, keyword: data.keyword })}
        </p>
      </div>
      {found()}
    </>
  );
};

/**
 * The typed text. The address follows it after a pause; when the address changes for another
 * reason, the field follows the address.
 */
const useTyped = (keyword: string) => {
  const change = useAddressChange();
  const [typed, setTyped] = useState(keyword);
  const appliedKeyword = useRef(keyword);
  const late = useDebounced(typed, searchLimits.debounceMs);
  useEffect(() => {
    if (keyword === appliedKeyword.current) return;
    appliedKeyword.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  useEffect(() => {
    const next = late.trim();
    if (next === appliedKeyword.current || (next !== '' && !isSearchable(next))) return;
    appliedKeyword.current = next;
    if (next) rememberSearch(next);
    change((now) => searchHref({ keyword: next || undefined, money: readResultSearch(now).money }));
  }, [late, change]);
  return [typed, setTyped] as const;
};

const route = getRouteApi('/search');

/** The search: results by kind while the reader types, all of it kept in the address. */
export const SearchScreen = () => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const search = route.useSearch();
  const { keyword } = search;
  const change = useAddressChange();
  const [typed, setTyped] = useTyped(keyword ?? '');
  const narrow = (money: string | undefined): void =>
    change((now) => searchHref({ ...readResultSearch(now), money, pageNumber: undefined }));
  const found = keyword && isSearchable(keyword) ? keyword : undefined;
  // Without results, what stands in their place already says how much must be typed.
  const isShort = found !== undefined && typed.trim() !== '' && !isSearchable(typed);
  return (
    <div className={styles.screen} data-found={found && ''}>
      <PageTitle>{keyword ? t('search.titleOf', { keyword }) : t('search.title')}</PageTitle>
      <div className={styles.ask}>
        <Heading level={1} className={styles.title ?? ''}>
          {t('search.title')}
        </Heading>
        <search className={styles.field}>
          <SearchField
            label={common('search.label')}
            clearLabel={common('search.clear')}
            placeholder={common('search.placeholder')}
            size="large"
            maxLength={searchLimits.max}
            value={typed}
            onChange={setTyped}
            autoFocus={!keyword}
            data-testid="search-field"
          />
          <p className={styles.hint} aria-live="polite">
            {isShort && common('search.more')}
          </p>
        </search>
        {!found && <MoneyChip money={search.money} onChange={narrow} />}
      </div>
      {found ? (
        <Results
          search={{ ...search, keyword: found }}
          onClear={() => setTyped('')}
          onAll={() => narrow(undefined)}
          onMoney={narrow}
        />
      ) : (
        <Onward onClear={() => setTyped('')} />
      )}
    </div>
  );
};
