import { api } from '@cafeteria/contract/light';
import type { ClientRecord } from '@cafeteria/contract';
import { Banner, buttonClass, Icon } from '@cafeteria/ui';
import { Invitations } from './Invitations.tsx';
import { type DetailProps, Stack, useAdminText, Allowed, PageLink } from '../../frame/index.ts';

/** Above a client nobody uses yet, the two ways to its first users; below one with users, their invitations. */
export const ClientPeople = ({ item: { id, userCount }, children }: DetailProps<ClientRecord>) => {
  const text = useAdminText();
  if (userCount > 0)
    return (
      <Stack>
        {children}
        <Allowed to={api.onboardingAdmin.ofClient}>
          <Invitations clientId={id} />
        </Allowed>
      </Stack>
    );
  return (
    <Stack>
      <Banner
        tone="info"
        title={text('client.noUsers')}
        actions={
          <>
            <PageLink
              href={`/admin/user/create?clientId=${id}`}
              className={buttonClass({ size: 'Small' })}
            >
              <Icon name="plus" size="em" /> {text('user.create')}
            </PageLink>
            <PageLink
              href={`/admin/client/${id}/user-import`}
              className={buttonClass({ kind: 'ghost', size: 'Small' })}
            >
              <Icon name="upload" size="em" /> {text('clientTab.import')}
            </PageLink>
          </>
        }
      >
        {text('client.noUsersText')}
      </Banner>
      {children}
    </Stack>
  );
};
