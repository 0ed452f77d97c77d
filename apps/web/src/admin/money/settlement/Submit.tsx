import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';

/** Takes on drafts that were made by schedule; from then on somebody else approves them. */
export const Submit = ({ ids, label }: { readonly ids: number[]; readonly label: string }) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.settlement.submit));
  const submit = async (): Promise<void> => {
    // what was refused is told as a notification
    const done = await mutateAsync({ body: { ids } }).catch(() => undefined);
    if (done) notifications.add('success', text('settlement.submitted', { count: done.submitted }));
  };
  return (
    <Allowed to={api.settlement.submit}>
      <Button isPending={isPending} onClick={() => void submit()}>
        {label}
      </Button>
    </Allowed>
  );
};
