import { api } from '@cafeteria/contract/light';
import { Button } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';

/** Takes on drafts that were made by schedule; from then on somebody else approves them. */
export const Submit = ({ ids, label }: { readonly ids: number[]; readonly label: string }) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useStep(api.settlement.submit);
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
