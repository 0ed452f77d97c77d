import { formatIban, maxPayoutOrders, type PayoutProposal, plainIban } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { Button, classNames, type Column, EmptyState, Heading } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  AdminTable,
  LoadFailed,
  ownPage,
  type PageProps,
  PageSkeleton,
  useAdminText,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { batchPath, settlementPath } from '../settlement/index.ts';
import { paidHref, paidKey, paidText } from './paid.ts';
import { type Payer, PayerFields, payerOf, wrongOf } from './PayerFields.tsx';

type Payable = PayoutProposal['payable'][number];
type Blocked = PayoutProposal['blocked'][number];

const useShared = () => {
  const text = useAdminText();
  return {
    payee: {
      key: 'payee',
      label: text('payoutBatch.field.payee'),
      width: 'wide' as const,
      cell: ({ name }: Payable | Blocked) => name,
    },
    number: {
      key: 'number',
      label: text('payoutBatch.field.number'),
      width: 'whole' as const,
      isSecondary: true,
      cell: (paid: Payable | Blocked) => paidText(text, paid),
    },
    amount: {
      key: 'amount',
      label: text('payoutBatch.field.amount'),
      align: 'end' as const,
      cell: ({ amount }: Payable | Blocked) => formatAmount(amount),
    },
  };
};

/** What is left out, and why; each leads to where it is put right. */
const BlockedTable = ({ rows }: { readonly rows: readonly Blocked[] }) => {
  const text = useAdminText();
  const { payee, number, amount } = useShared();
  const columns: Column<Blocked>[] = [
    payee,
    number,
    {
      key: 'reason',
      label: text('payoutBatch.field.reason'),
      width: 'wide',
      cell: ({ obstacle }) => text(`payoutBatch.obstacle.${obstacle}`),
    },
    amount,
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('payoutBatch.blocked')}
      </Heading>
      <AdminTable
        caption={text('payoutBatch.blocked')}
        isDense
        columns={columns}
        rows={rows}
        keyOf={paidKey}
        hrefOf={(paid) =>
          paid.partnerId === null
            ? paidHref(paid)
            : `/admin/partner-contract?partnerId=${paid.partnerId}`
        }
      />
    </section>
  );
};

type ChoiceProps = {
  readonly rows: readonly Payable[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};
const Choice = ({ rows, chosen, onChange }: ChoiceProps) => {
  const text = useAdminText();
  const { payee, number, amount } = useShared();
  const sum = rows
    .filter((row) => chosen.has(paidKey(row)))
    .reduce((total, row) => total + row.amount, 0);
  const columns: Column<Payable>[] = [
    { ...payee, total: text('payoutBatch.total') },
    number,
    {
      // on a phone too: it is where the money goes
      key: 'account',
      label: text('payoutBatch.field.account'),
      width: 'whole',
      cell: ({ iban }) => formatIban(iban),
    },
    { ...amount, total: formatAmount(sum) },
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('payoutBatch.choose')}
      </Heading>
      <AdminTable
        caption={text('payoutBatch.choose')}
        isDense
        isListed
        columns={columns}
        rows={rows}
        keyOf={paidKey}
        hrefOf={paidHref}
        selection={{
          keys: chosen,
          onChange,
          labelOf: ({ name }) => name,
          allLabel: text('payoutBatch.total'),
        }}
        empty={<EmptyState icon="check" title={text('payoutBatch.nothing')} />}
      />
    </section>
  );
};

const Form = ({ proposal }: { readonly proposal: PayoutProposal }) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const id = useId();
  const { payable, blocked, currency } = proposal;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(payable.slice(0, maxPayoutOrders).map(paidKey)),
  );
  const [payer, setPayer] = useState<Payer>(() => payerOf(proposal));
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending } = useStep(api.payoutBatch.create);
  const picked = payable.filter((row) => chosen.has(paidKey(row)));
  const make = async (): Promise<void> => {
    setTried(true);
    if (wrongOf(payer).length > 0) return;
    const { payerName, payerIban, dueDay } = payer;
    const body = {
      settlementIds: picked.flatMap(({ settlementId }) => settlementId ?? []),
      withdrawalIds: picked.flatMap(({ withdrawalId }) => withdrawalId ?? []),
      clientRefundIds: picked.flatMap(({ clientRefundId }) => clientRefundId ?? []),
      payerName: payerName.trim(),
      payerIban: plainIban(payerIban),
      dueDay,
    };
    // what was refused is told as a notification
    const batch = await mutateAsync({ body }).catch(() => undefined);
    if (batch) await navigate({ href: `${batchPath}/${batch.id}` });
  };
  return (
    <div className={styles.stack}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (picked.length > 0 && !isPending) void make();
        }}
      >
        <PayerFields payer={payer} onChange={setPayer} wrong={isTried ? wrongOf(payer) : []} />
      </form>
      <Choice rows={payable} chosen={chosen} onChange={setChosen} />
      {picked.length > 0 && (
        <div className={classNames(styles.row, styles.kept)}>
          <Button type="submit" form={id} isPending={isPending}>
            {text('payoutBatch.createButton')}
          </Button>
          <span className={styles.beside}>
            {moneyText(
              picked.reduce((total, { amount }) => total + amount, 0),
              currency,
            )}
          </span>
        </div>
      )}
      {blocked.length > 0 && <BlockedTable rows={blocked} />}
    </div>
  );
};

const NewBatch = ({ crumbs }: PageProps) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.payoutBatch.proposal, {}));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'payoutBatch', label: text('payoutBatch.list'), href: batchPath },
        { key: 'payoutBatch.create', label: text('payoutBatch.create') },
      ]}
      title={text('payoutBatch.create')}
    >
      <Form proposal={data} />
    </AdminPage>
  );
};

/** What waits to be paid, put into a file for the bank. */
export const newPayoutBatchPage = ownPage({
  name: 'payoutBatch.create',
  path: '/admin/settlement/batch/create',
  needs: [api.payoutBatch.proposal, api.payoutBatch.create],
  Screen: NewBatch,
});
