import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, buttonClass } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, Allowed, PageLink } from '../../frame/index.ts';

type Props = {
  readonly user: Pick<
    UserRecord,
    'id' | 'email' | 'firstName' | 'lastName' | 'onboarding' | 'active'
  >;
};

/** Sends somebody their invitation, or leads to the one on paper where there is no e-mail address. */
export const Invitation = ({ user: { id, email, firstName, lastName, onboarding } }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.onboardingAdmin.invite));
  if (email === null)
    return (
      <PageLink
        href={`/admin/user/${id}/letter`}
        className={buttonClass({ kind: 'ghost', size: 'Small' })}
      >
        {text('user.letter')}
      </PageLink>
    );
  if (onboarding.status === 'COMPLETED') return null;
  const invite = async (): Promise<void> => {
    const done = await mutateAsync({ userId: id }).catch(() => undefined);
    if (done)
      notifications.add('success', text('user.invited', { name: `${firstName} ${lastName}` }));
  };
  return (
    <Allowed to={api.onboardingAdmin.invite}>
      <Button
        kind="ghost"
        size="Small"
        icon="mail"
        isPending={isPending}
        onClick={() => void invite()}
        data-testid="invite"
      >
        {text(onboarding.status === 'SENT' ? 'user.inviteAgain' : 'user.invite')}
      </Button>
    </Allowed>
  );
};
