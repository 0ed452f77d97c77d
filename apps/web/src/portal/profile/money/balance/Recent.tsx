import type { OwnHistoryPage } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, buttonClass, ErrorState, Heading, Skeleton, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Chosen } from '../history/Chosen.tsx';
import { historyHref, movementsHref, readHistorySearch } from '../history/history-search.ts';
import { MovementAt } from '../history/MovementAt.tsx';
import { MovementList } from '../history/MovementList.tsx';
import { type Choice, choiceOf } from './choice.ts';
import styles from './Balance.module.css';

const shown = 10;
const path = '/profile/balance';

/** Who chose in a picture is taken to the movements that were chosen. */
const useShownWhenChosen = (choice: Choice) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = JSON.stringify(choice);
  const seen = useRef(key);
  useEffect(() => {
    if (key === seen.current) return;
    seen.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return heading;
};

type FoundProps = {
  readonly data: OwnHistoryPage | undefined;
  readonly hasFailed: boolean;
  readonly choice: Choice;
  readonly onRetry: () => void;
};
const Found = ({ data, hasFailed, choice, onRetry }: FoundProps) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  if (hasFailed)
    return (
      <ErrorState
        title={t('history.failed')}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  if (!data) return <Skeleton shape="row" count={5} />;
  if (data.items.length === 0) return <Text tone="soft">{t('history.none.title')}</Text>;
  return (
    <MovementList
      items={data.items}
      months={data.months}
      hrefOf={(id) => movementsHref(path, choice, id)}
      headingLevel={3}
    />
  );
};

/** The newest movements, of what was chosen in a picture; nothing where nothing has happened yet. */
export const Recent = ({ address }: { readonly address: Readonly<Record<string, unknown>> }) => {
  const { t } = useTexts('profile');
  const search = readHistorySearch(address);
  const choice = choiceOf(search);
  const isNarrowed = Object.values(choice).some(Boolean);
  const heading = useShownWhenChosen(choice);
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.history.list, { limit: shown, ...choice }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  if (!isNarrowed && !isPending && data?.items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recent" aria-busy={isPlaceholderData}>
      <div className={styles.sectionHead}>
        <Heading
          level={2}
          size="md"
          id="recent"
          ref={heading}
          tabIndex={-1}
          className={styles.recent}
        >
          {t('balance.recent')}
        </Heading>
        <AppLink
          href={historyHref(choice)}
          className={buttonClass({ kind: 'ghost', size: 'Small' })}
        >
          {t(isNarrowed ? 'balance.allChosen' : 'balance.allMovements')}
        </AppLink>
      </div>
      <Chosen path={path} search={choice} withDays />
      <Found
        data={data}
        hasFailed={isError && !data}
        choice={choice}
        onRetry={() => void refetch()}
      />
      <MovementAt path={path} address={address} items={data?.items} />
    </section>
  );
};
