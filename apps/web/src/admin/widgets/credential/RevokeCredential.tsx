import { ConfirmDialog } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import type { Credential, CredentialKind } from './credential.ts';

type Props = {
  readonly kind: CredentialKind;
  readonly credential: Credential | undefined;
  readonly isPending: boolean;
  readonly onRevoke: (id: number) => Promise<unknown>;
  readonly onEnd: () => void;
};
/** Asks once before a key or a token ends, naming it. */
export const RevokeCredential = ({ kind, credential, isPending, onRevoke, onEnd }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const name = credential?.name ?? '';
  const revoke = async (): Promise<void> => {
    if (!credential) return;
    try {
      await onRevoke(credential.id);
      notifications.add('success', text(`${kind}.revokedDone`, { name }));
    } catch {
      // the failure was told already
    }
    onEnd();
  };
  return (
    <ConfirmDialog
      isOpen={credential !== undefined}
      tone="negative"
      title={text(`${kind}.revokeTitle`, { name })}
      confirmLabel={text(`${kind}.revoke`)}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void revoke()}
      onCancel={onEnd}
    >
      {text(`${kind}.revokeText`)}
    </ConfirmDialog>
  );
};
