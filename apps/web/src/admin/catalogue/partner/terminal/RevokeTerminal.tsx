import type { PaymentCredential } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useAdminText } from '../../../frame/index.ts';

type Props = {
  readonly partnerId: number;
  readonly terminal: PaymentCredential | undefined;
  readonly onEnd: () => void;
};
/** Asks once before a key ends, naming its terminal. */
export const RevokeTerminal = ({ partnerId, terminal, onEnd }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutate, isPending } = useMutation(write(api.paymentCredential.revoke));
  const name = terminal?.name ?? '';
  const revoke = (): void => {
    if (!terminal) return;
    mutate(
      { partnerId, id: terminal.id },
      {
        onSuccess: () => notifications.add('success', text('terminal.revokedDone', { name })),
        onSettled: onEnd,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={terminal !== undefined}
      tone="negative"
      title={text('terminal.revokeTitle', { name })}
      confirmLabel={text('terminal.revoke')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={revoke}
      onCancel={onEnd}
    >
      {text('terminal.revokeText')}
    </ConfirmDialog>
  );
};
