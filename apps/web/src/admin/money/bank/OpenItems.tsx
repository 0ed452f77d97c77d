import type { BankEntryRow, BankOverview } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount, formatNumber } from '@cafeteria/i18n';
import { Button, EmptyState } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  LoadFailed,
  ownPage,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { creditStyles, dayText, moneyText } from '../credit/index.ts';
import styles from './Bank.module.css';
import { DetailsDialog } from './DetailsDialog.tsx';
import { commandOf, type KeyCommand } from './keys.ts';
import { accountText, bankPath, openPath, symbolsText } from './shared.ts';
import { isSure, Suggestions } from './Suggestions.tsx';
import { useMatching } from './use-matching.ts';

/** So many are worked through at a time; the next come as they are matched. */
const maxAtOnce = 100;

const Totals = ({ overview }: { readonly overview: BankOverview }) => {
  const text = useAdminText();
  const { open, credits, debits, currency } = overview;
  return (
    <p className={styles.totals} data-testid="bank-totals">
      <strong>{text('bank.openOf', { count: open })}</strong>
      <span>
        {text('bank.field.credits')} <strong>{moneyText(credits, currency)}</strong>
      </span>
      <span>
        {text('bank.field.debits')} <strong>{moneyText(debits, currency)}</strong>
      </span>
    </p>
  );
};

const Summary = ({ entry }: { readonly entry: BankEntryRow }) => {
  const { day, amount, counterName, message } = entry;
  const account = accountText(entry);
  const details = [counterName ? account : '', symbolsText(entry), message ?? ''].filter(Boolean);
  return (
    <>
      <span className={styles.day}>{dayText(day)}</span>
      <span>{(counterName ?? account) || message}</span>
      <span className={styles.amount} data-sign={amount > 0 ? 'in' : 'out'}>
        {formatAmount(amount)}
      </span>
      <span className={styles.said}>{details.join(' · ')}</span>
    </>
  );
};

type EntryProps = {
  readonly entry: BankEntryRow;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
};
const EntryButton = ({ entry, isCurrent, onChoose }: EntryProps) => (
  <button
    type="button"
    data-entry={entry.id}
    className={styles.summary}
    aria-expanded={isCurrent}
    tabIndex={isCurrent ? 0 : -1}
    onFocus={onChoose}
    onClick={onChoose}
  >
    <Summary entry={entry} />
  </button>
);

type ListProps = {
  readonly entries: readonly BankEntryRow[];
  readonly matching: ReturnType<typeof useMatching>;
};
/** One of them is open: the one the focus is in. What leaves the list leaves its place to the next. */
const useCurrent = (entries: readonly BankEntryRow[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const focusAt = (next: number): void => {
    const to = Math.min(Math.max(next, 0), entries.length - 1);
    setAt(to);
    list.current?.querySelectorAll<HTMLElement>('[data-entry]')[to]?.focus();
  };
  const index = Math.min(at, entries.length - 1);
  const current = entries[index];
  const currentId = current?.id;
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (currentId !== undefined && isFree)
      list.current?.querySelectorAll<HTMLElement>('[data-entry]')[index]?.focus();
  }, [currentId, index]);
  return { list, index, current, focusAt, setAt };
};

const EntryQueue = ({ entries, matching }: ListProps) => {
  const { list, index, current, focusAt, setAt } = useCurrent(entries);
  const { data } = useQuery({
    ...read(api.bank.suggestions, { id: current?.id ?? 0 }),
    enabled: current !== undefined,
  });
  const take = (nth: number, onlySure = false): void => {
    const suggestion = data?.[nth];
    if (current && suggestion && !matching.isPending && (!onlySure || isSure(suggestion)))
      matching.take(current, suggestion);
  };
  const undo = async (): Promise<void> => {
    const id = await matching.undo();
    if (id !== undefined)
      setAt(
        Math.max(
          0,
          entries.findIndex((entry) => entry.id > id),
        ),
      );
  };
  const does: Readonly<Record<KeyCommand['does'], (nth: number) => void>> = {
    next: () => focusAt(index + 1),
    previous: () => focusAt(index - 1),
    takeFirst: () => take(0, true),
    take: (nth) => take(nth),
    undo: () => void undo(),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (!command) return;
    does[command.does](command.nth ?? 0);
    event.preventDefault();
  };
  return (
    // the keys are those of the buttons in it
    <ul ref={list} className={styles.entries} onKeyDown={onKeyDown}>
      {entries.map((entry, at) => (
        <li key={entry.id} className={styles.entry} data-current={at === index || undefined}>
          <EntryButton entry={entry} isCurrent={at === index} onChoose={() => setAt(at)} />
          {at === index && (
            <Suggestions
              entry={entry}
              suggestions={data}
              isPending={matching.isPending}
              onTake={(suggestion) => matching.take(entry, suggestion)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};

const Dialogs = ({ matching }: Pick<ListProps, 'matching'>) =>
  matching.asking ? (
    <DetailsDialog
      entry={matching.asking.entry}
      kind={matching.asking.suggestion.kind}
      isPending={matching.isPending}
      onConfirm={matching.confirm}
      onClose={matching.close}
    />
  ) : null;

const OpenItems = ({ crumbs }: PageProps) => {
  const text = useAdminText();
  const matching = useMatching();
  const overview = useQuery(read(api.bank.overview, {}));
  const open = useQuery({
    ...read(api.bank.entries, { state: 'OPEN', pageSize: maxAtOnce }),
    placeholderData: keepPreviousData,
  });
  if (open.isError && !open.data) return <LoadFailed onRetry={open.refetch} />;
  if (!open.data || overview.isPending) return <PageSkeleton />;
  const { content, totalElements } = open.data;
  return (
    <AdminPage
      title={text('bank.openItems')}
      crumbs={[
        ...crumbs,
        { key: 'bank', label: text('bank.title'), href: bankPath },
        { key: 'bank.open', label: text('bank.openItems') },
      ]}
      actions={
        matching.canUndo && (
          <Button kind="ghost" isPending={matching.isPending} onClick={() => void matching.undo()}>
            {text('bank.undoLast')}
          </Button>
        )
      }
    >
      <div className={creditStyles.stack}>
        {overview.data && <Totals overview={overview.data} />}
        {content.length === 0 ? (
          <EmptyState icon="check" title={text('bank.nothingOpen')} />
        ) : (
          <>
            <p className={styles.keys}>{text('bank.keys')}</p>
            <EntryQueue entries={content} matching={matching} />
          </>
        )}
        {totalElements > content.length && (
          <p className={creditStyles.soft}>
            {text('bank.more', { count: formatNumber(totalElements - content.length) })}
          </p>
        )}
      </div>
      <Dialogs matching={matching} />
    </AdminPage>
  );
};

/** What waits to be matched, worked through by keys. */
export const bankOpenPage = ownPage({
  name: 'bank.open',
  path: openPath,
  needs: [api.bank.overview, api.bank.entries, api.bank.suggestions, api.bank.match, api.bank.undo],
  Screen: OpenItems,
});
