import type { ClientDocumentRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import { Button } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Of = { readonly document: ClientDocumentRecord };
/** Where a document went by mail, and when it was reminded of; it can be sent again. */
export const DocumentNotices = ({ document: { id, notices } }: Of) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.clientDocument.send));
  const send = async (): Promise<void> => {
    // what was refused is told as a notification
    const sent = await mutateAsync({ id }).catch(() => undefined);
    const email = sent?.notices.find(({ occasion }) => occasion === 'ISSUED')?.email;
    if (email) notifications.add('success', text('clientDocument.sentAgain', { email }));
  };
  return (
    <span className={styles.stack}>
      {notices.length === 0 && <span>{text('clientDocument.unsent')}</span>}
      {notices.map(({ occasion, email, toldAt }) => (
        <span key={occasion}>
          {text('clientDocument.told', {
            occasion: text(`clientDocument.occasion.${occasion}`),
            time: formatDateTime(toldAt),
            email: email ?? text('clientDocument.nowhere'),
          })}
        </span>
      ))}
      <Allowed to={api.clientDocument.send}>
        <span>
          <Button size="Small" kind="ghost" isPending={isPending} onClick={() => void send()}>
            {text(notices.length > 0 ? 'clientDocument.sendAgain' : 'clientDocument.sendNow')}
          </Button>
        </span>
      </Allowed>
    </span>
  );
};
