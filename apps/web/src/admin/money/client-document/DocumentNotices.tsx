import type { ClientDocumentRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { SendButton, Sending } from '../sending/index.ts';

type Of = { readonly document: ClientDocumentRecord };
/** Where a document went by mail, and when it was reminded of; it can be sent again. */
export const DocumentNotices = ({ document: { id, notices } }: Of) => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useStep(api.clientDocument.send);
  const lines = notices.map(({ occasion, email, notifiedAt }) =>
    text('clientDocument.told', {
      occasion: text(`clientDocument.occasion.${occasion}`),
      time: formatMoment(notifiedAt),
      email: email ?? text('clientDocument.nowhere'),
    }),
  );
  return (
    <Sending lines={lines.length > 0 ? lines : [text('clientDocument.unsent')]}>
      <Allowed to={api.clientDocument.send}>
        <SendButton
          isSent={lines.length > 0}
          isPending={isPending}
          send={async () => {
            const sent = await mutateAsync({ id });
            return sent.notices.find(({ occasion }) => occasion === 'ISSUED')?.email;
          }}
        />
      </Allowed>
    </Sending>
  );
};
