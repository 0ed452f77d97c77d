import type { SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { sentText } from '../credit/index.ts';
import { SendButton, Sending } from '../sending/index.ts';

type Of = { readonly settlement: SettlementRecord };
/** Where a settlement went by mail, or what has to be mended first. */
export const SettlementSending = ({ settlement: { id, notice, obstacle } }: Of) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useStep(api.settlement.send);
  const lines = (): readonly string[] => {
    if (notice) return [sentText(text, notice)];
    return obstacle === null ? [text('clientDocument.unsent')] : [];
  };
  return (
    <Sending lines={[...lines(), ...(obstacle ? [text(`settlement.obstacle.${obstacle}`)] : [])]}>
      <Allowed to={api.settlement.send}>
        <SendButton
          isSent={notice !== null}
          isPending={isPending}
          send={async () => (await mutateAsync({ id })).notice?.email}
        />
      </Allowed>
    </Sending>
  );
};
