import { Button } from '@cafeteria/ui';
import type { ComponentProps } from 'react';
import { useServices } from '../../../shared/services.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = {
  /** When and where it went, and what of it is in the way. */
  readonly lines: readonly string[];
  readonly isSent: boolean;
  /** What sends it. */
  readonly by: ComponentProps<typeof Allowed>['to'];
  readonly isPending: boolean;
  /** Sends it. Answers where to; nothing where it was refused. */
  readonly send: () => Promise<string | null | undefined>;
};
/** Where a document went by mail, and a button that sends it now or again. */
export const Sending = ({ lines, isSent, by, isPending, send }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const sendNow = async (): Promise<void> => {
    // what was refused is told as a notification
    const email = await send().catch(() => undefined);
    if (email) notifications.add('success', text('clientDocument.sentAgain', { email }));
  };
  return (
    <span className={styles.stack}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <Allowed to={by}>
        <span>
          <Button size="Small" kind="ghost" isPending={isPending} onClick={() => void sendNow()}>
            {text(isSent ? 'clientDocument.sendAgain' : 'clientDocument.sendNow')}
          </Button>
        </span>
      </Allowed>
    </span>
  );
};
