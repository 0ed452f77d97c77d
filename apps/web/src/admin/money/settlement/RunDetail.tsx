import type { SettlementRunProblem, SettlementRunRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  buttonClass,
  type Column,
  ConfirmDialog,
  Heading,
  ProgressBar,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  AdminPage,
  AdminTable,
  Allowed,
  LoadFailed,
  ownPage,
  PageLink,
  type PageProps,
  PageSkeleton,
  useAdminText,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles, dayText, Figure, Figures, moneyText } from '../credit/index.ts';
import { madeText, runPath, settlementPath, settlementsOf } from './shared.ts';
import { Submit } from './Submit.tsx';

const pollMs = 1_000;

/** All drafts of a run at once, by who did not start it. */
const ApproveAll = ({
  run: { drafts, payout, currency },
}: {
  readonly run: SettlementRunRecord;
}) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.settlement.approve);
  const label = text('settlement.approveMany', { count: drafts.length });
  const approve = async (): Promise<void> => {
    // what was refused is told as a notification
    const done = await mutateAsync({ body: { ids: drafts } }).catch(() => undefined);
    setAsking(false);
    if (done) notifications.add('success', text('settlement.approved', { count: done.approved }));
  };
  return (
    <Allowed to={api.settlement.approve}>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={text('settlement.approveTitle')}
          confirmLabel={label}
          cancelLabel={text('action.cancel')}
          isPending={isPending}
          onConfirm={() => void approve()}
          onCancel={() => setAsking(false)}
        >
          {text('settlement.approveText', { amount: moneyText(payout, currency) })}
        </ConfirmDialog>
      )}
    </Allowed>
  );
};

const useColumns = (): Column<SettlementRunProblem>[] => {
  const text = useAdminText();
  return [
    {
      key: 'partner',
      label: text('settlementRun.field.partner'),
      width: 'wide',
      cell: ({ partner }) => partner.name,
    },
    {
      key: 'outcome',
      label: text('settlementRun.field.outcome'),
      width: 'wide',
      cell: ({ outcome, payments }) =>
        outcome === 'NO_CONTRACT'
          ? text('settlementRun.noContract', { count: payments })
          : text(`settlementRun.outcome.${outcome}`),
    },
  ];
};
/** Where each of them is put right: its contracts, or the draft that waits. */
const placeOf = ({ partner, outcome }: SettlementRunProblem): string =>
  outcome === 'NO_CONTRACT'
    ? `/admin/partner-contract?partnerId=${partner.id}`
    : settlementsOf({ partnerId: partner.id });

const Outcome = ({ run }: { readonly run: SettlementRunRecord }) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <>
      {run.problems.some(({ outcome }) => outcome === 'FAILED') && (
        <Banner tone="negative">{text('settlementRun.interrupted')}</Banner>
      )}
      <Figures>
        <Figure label={text('settlementRun.partners')} value={formatNumber(run.total)} />
        <Figure label={text('settlementRun.made')} value={formatNumber(run.made)} />
        <Figure
          label={text(
            run.toSubmit.length > 0 ? 'settlementRun.toSubmit' : 'settlementRun.draftsLeft',
          )}
          value={formatNumber(run.drafts.length)}
          note={`${text('settlementRun.payout')} ${moneyText(run.payout, run.currency)}`}
        />
      </Figures>
      {run.problems.length > 0 && (
        <section className={styles.stack}>
          <Heading level={2} size="md">
            {text('settlementRun.problems')}
          </Heading>
          <AdminTable
            caption={text('settlementRun.problems')}
            isDense
            columns={columns}
            rows={run.problems}
            keyOf={({ partner }) => String(partner.id)}
            hrefOf={placeOf}
          />
        </section>
      )}
    </>
  );
};

const Progress = ({ run: { done, total } }: { readonly run: SettlementRunRecord }) => {
  const text = useAdminText();
  return (
    <ProgressBar
      label={text('settlementRun.title')}
      value={done}
      max={total}
      valueText={text('settlementRun.running', {
        done: formatNumber(done),
        total: formatNumber(total),
      })}
    />
  );
};

type Standing = Pick<SettlementRunRecord, 'isOwn' | 'toSubmit'>;
/** Why who looks cannot approve its drafts. */
const noteOf = ({ isOwn, toSubmit }: Standing) => {
  if (toSubmit.length > 0) return 'settlement.submitRunNote';
  return isOwn ? 'settlement.ownWork' : undefined;
};
/** What the schedule made is taken on first; the rest is approved by who did not make it. */
const Decision = ({ run }: { readonly run: SettlementRunRecord }) => {
  const text = useAdminText();
  const { toSubmit, isOwn } = run;
  if (toSubmit.length > 0)
    return (
      <Submit ids={toSubmit} label={text('settlement.submitMany', { count: toSubmit.length })} />
    );
  return isOwn ? null : <ApproveAll run={run} />;
};

const RunDetail = ({ params: { runId: id }, crumbs }: PageProps<{ readonly runId: number }>) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery({
    ...read(api.settlementRun.get, { id }),
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? pollMs : false),
  });
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { upTo, partner, drafts, finishedAt } = data;
  const name = partner?.name ?? text('settlementRun.everybody');
  const title = `${text('settlementRun.title')}, ${dayText(upTo)}`;
  const waits = finishedAt !== null && drafts.length > 0;
  const note = noteOf(data);
  return (
    <AdminPage
      title={title}
      note={`${name} · ${madeText(text, data)}`}
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'settlementRun', label: text('settlementRun.list'), href: runPath },
        { key: 'settlementRun.detail', label: title },
      ]}
      actions={
        <>
          <PageLink className={buttonClass({ kind: 'ghost' })} href={settlementsOf({ runId: id })}>
            {text('settlementRun.seeAll')}
          </PageLink>
          {waits && <Decision run={data} />}
        </>
      }
    >
      <div className={styles.stack}>
        {waits && note && <Banner tone="info">{text(note)}</Banner>}
        {finishedAt === null ? <Progress run={data} /> : <Outcome run={data} />}
      </div>
    </AdminPage>
  );
};

/** A run as it goes on, with whom it could not settle, and its drafts. */
export const settlementRunPage = ownPage({
  name: 'settlementRun.detail',
  path: '/admin/settlement/run/$runId',
  needs: [api.settlementRun.get],
  Screen: RunDetail,
});
