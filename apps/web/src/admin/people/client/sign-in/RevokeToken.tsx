import type { DirectoryToken } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useAdminText } from '../../../frame/index.ts';

type Props = {
  readonly clientId: number;
  readonly token: DirectoryToken | undefined;
  readonly onEnd: () => void;
};
/** Asks once before a token ends, naming it. */
export const RevokeToken = ({ clientId, token, onEnd }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutate, isPending } = useMutation(write(api.directoryToken.revoke));
  const name = token?.name ?? '';
  const revoke = (): void => {
    if (!token) return;
    mutate(
      { clientId, id: token.id },
      {
        onSuccess: () => notifications.add('success', text('directoryToken.revokedDone', { name })),
        onSettled: onEnd,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={token !== undefined}
      tone="negative"
      title={text('directoryToken.revokeTitle', { name })}
      confirmLabel={text('directoryToken.revoke')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={revoke}
      onCancel={onEnd}
    >
      {text('directoryToken.revokeText')}
    </ConfirmDialog>
  );
};
