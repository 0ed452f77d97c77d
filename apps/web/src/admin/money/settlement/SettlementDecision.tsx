import type { SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import { settlementPath } from './shared.ts';
import { Submit } from './Submit.tsx';

/** A draft is approved by who did not make it, or thrown away; one of the schedule is taken on first. */
export const SettlementDecision = ({
  settlement: { id, payout, currency, isOwn, toSubmit },
}: {
  readonly settlement: SettlementRecord;
}) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'approve' | 'discard'>();
  const approval = useStep(api.settlement.approve);
  const removal = useStep(api.settlement.discard);
  const confirm = async (): Promise<void> => {
    // what was refused is told as a notification
    if (asking === 'approve') await approval.mutateAsync({ body: { ids: [id] } }).catch(() => {});
    else if (await removal.mutateAsync({ id }).catch(() => undefined))
      return navigate({ href: settlementPath });
    setAsking(undefined);
  };
  return (
    <>
      <Allowed to={api.settlement.discard}>
        <Button kind="ghost" onClick={() => setAsking('discard')}>
          {text('settlement.discard')}
        </Button>
      </Allowed>
      {toSubmit && <Submit ids={[id]} label={text('settlement.submit')} />}
      {!isOwn && !toSubmit && (
        <Allowed to={api.settlement.approve}>
          <Button onClick={() => setAsking('approve')}>{text('settlement.approve')}</Button>
        </Allowed>
      )}
      {asking && (
        <ConfirmDialog
          isOpen
          {...(asking === 'discard' && { tone: 'negative' })}
          title={text(`settlement.${asking}Title`)}
          confirmLabel={text(`settlement.${asking}`)}
          cancelLabel={text('action.cancel')}
          isPending={approval.isPending || removal.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(undefined)}
        >
          {text(`settlement.${asking}Text`, { amount: moneyText(payout, currency) })}
        </ConfirmDialog>
      )}
    </>
  );
};
