import type { SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { SendButton, Sending } from '../sending/index.ts';
import { byText } from '../credit/index.ts';

type Of = { readonly settlement: SettlementRecord };
/** Where a settlement went by mail, or what has to be mended first. */
export const SettlementSending = ({ settlement: { id, notice, obstacle } }: Of) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useMutation(write(api.settlement.send));
  const lines = (): readonly string[] => {
    if (notice)
      return [byText(text, notice.email ?? text('clientDocument.nowhere'), notice.notifiedAt)];
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
