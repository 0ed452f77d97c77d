import { Button } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = {
  /** When and where it went, and what is in the way of it. */
  readonly lines: readonly string[];
  /** What sends it, for who may. */
  readonly children: ReactNode;
};
/** Where a document went by mail. */
export const Sending = ({ lines, children }: Props) => (
  <span className={styles.stack}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    {children}
  </span>
);

type ButtonProps = {
  readonly isSent: boolean;
  readonly isPending: boolean;
  /** Sends it. Answers where to; fails where it was refused. */
  readonly send: () => Promise<string | null | undefined>;
};
/** Sends a document now, or again. */
export const SendButton = ({ isSent, isPending, send }: ButtonProps) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const sendNow = async (): Promise<void> => {
    // what was refused is told as a notification
    const email = await send().catch(() => undefined);
    if (email) notifications.add('success', text('clientDocument.sentAgain', { email }));
  };
  return (
    <span>
      <Button size="Small" kind="ghost" isPending={isPending} onClick={() => void sendNow()}>
        {text(isSent ? 'clientDocument.sendAgain' : 'clientDocument.sendNow')}
      </Button>
    </span>
  );
};
