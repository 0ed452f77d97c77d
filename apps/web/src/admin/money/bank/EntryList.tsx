import { type BankEntryRow, BankEntryState } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { IconButton, buttonClass, type Column, ConfirmDialog, EmptyState } from '@cafeteria/ui';
import { useState } from 'react';
import {
  AdminPage,
  Allowed,
  chosenElsewhere,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  PageLink,
  type PageProps,
  useAdminText,
  wordFilter,
  useStep,
} from '../../frame/index.ts';
import { bankEntryPath } from '../bank-entry/index.ts';
import { creditStyles as styles, dayText, moneyText } from '../credit/index.ts';
import bankStyles from './Bank.module.css';
import { Booked, MatchText } from './MatchText.tsx';
import { accountText, bankPath, openPath, symbolsText } from './shared.ts';

const entries = defineListing({
  name: 'bankEntry',
  route: api.bank.entries,
  hasKeyword: false,
  filters: {
    state: labelled(
      'bank.field.state',
      wordFilter(BankEntryState.options, (state) => `bank.state.${state}`),
    ),
    statementId: labelled('bank.field.statement', chosenElsewhere('bank.allEntries')),
    entryId: labelled('bank.field.entry', chosenElsewhere('bank.allEntries')),
    batchId: labelled('bank.field.batch', chosenElsewhere('bank.allEntries')),
    settlementId: labelled('bank.field.settlement', chosenElsewhere('bank.allEntries')),
    withdrawalId: labelled('bank.field.withdrawal', chosenElsewhere('bank.allEntries')),
    clientRefundId: labelled('bank.field.clientRefund', chosenElsewhere('bank.allEntries')),
  },
});

const useColumns = (): readonly Column<BankEntryRow>[] => {
  const text = useAdminText();
  return [
    {
      key: 'day',
      label: text('bank.field.day'),
      width: 'narrow',
      cell: ({ day }) => dayText(day),
    },
    {
      key: 'other',
      label: text('bank.field.other'),
      width: 'wide',
      cell: (entry) => (
        <span className={bankStyles.other}>
          <span>{entry.counterName ?? entry.message ?? accountText(entry)}</span>
          <span className={styles.soft} title={entry.counterAccount ?? undefined}>
            {[symbolsText(entry), accountText(entry), entry.counterName ? entry.message : null]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'match',
      label: text('bank.field.match'),
      width: 'whole',
      cell: (entry) => <MatchText entry={entry} />,
    },
    {
      key: 'amount',
      label: text('bank.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
  ];
};

const UndoDialog = ({
  entry: { id, amount, currency },
  onClose,
}: {
  readonly entry: BankEntryRow;
  readonly onClose: () => void;
}) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useStep(api.bank.undo);
  return (
    <ConfirmDialog
      isOpen
      title={text('bank.undoTitle', { amount: moneyText(amount, currency) })}
      confirmLabel={text('bank.undo')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() =>
        // what was refused is told as a notification
        void mutateAsync({ id })
          .catch(() => {})
          .then(onClose)
      }
      onCancel={onClose}
    >
      {text('bank.undoText')}
    </ConfirmDialog>
  );
};

const EntryList = ({ search, crumbs }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  const [undoing, setUndoing] = useState<BankEntryRow>();
  return (
    <AdminPage
      title={text('bank.entries')}
      crumbs={[
        ...crumbs,
        { key: 'bank', label: text('bank.title'), href: bankPath },
        { key: 'bank.entry', label: text('bank.entries') },
      ]}
      actions={
        <PageLink className={buttonClass({})} href={openPath}>
          {text('bank.openItems')}
        </PageLink>
      }
    >
      <entries.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            isListed
            caption={text('bank.entries')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            actionsOf={(entry) =>
              entry.match && (
                <>
                  <Booked id={entry.id} match={entry.match} />
                  <Allowed to={api.bank.undo}>
                    <IconButton
                      icon="undo"
                      size="Small"
                      label={text('bank.undo')}
                      onClick={() => setUndoing(entry)}
                    />
                  </Allowed>
                </>
              )
            }
            actionsLabel={text('bank.actions')}
            empty={<EmptyState icon="list" title={text('bank.noEntries')} />}
          />
        )}
      </entries.List>
      {undoing && <UndoDialog entry={undoing} onClose={() => setUndoing(undefined)} />}
    </AdminPage>
  );
};

/** Entries of statements, each with what it is of. */
export const bankEntriesPage = ownPage({
  name: 'bank.entry',
  path: bankEntryPath,
  needs: [api.bank.entries, api.bank.undo],
  search: entries.readers,
  Screen: EntryList,
});
