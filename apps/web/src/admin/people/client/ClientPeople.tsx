import type { ClientRecord } from '@cafeteria/contract';
import { Banner, buttonClass, Icon } from '@cafeteria/ui';
import { AppLink } from '../../../shared/navigation/index.ts';
import { Invitations } from './Invitations.tsx';
import { type DetailProps, Stack, useAdminText } from '../../frame/index.ts';

/** Above a client nobody uses yet, the two ways to its first users; below one with users, their invitations. */
export const ClientPeople = ({ item: { id, userCount }, children }: DetailProps<ClientRecord>) => {
  const text = useAdminText();
  if (userCount > 0)
    return (
      <Stack>
        {children}
        <Invitations clientId={id} />
      </Stack>
    );
  return (
    <Stack>
      <Banner
        tone="info"
        title={text('client.noUsers')}
        actions={
          <>
            <AppLink
              href={`/admin/user/create?clientId=${id}`}
              className={buttonClass({ size: 'Small' })}
            >
              <Icon name="plus" size="em" /> {text('user.create')}
            </AppLink>
            <AppLink
              href={`/admin/client/${id}/user-import`}
              className={buttonClass({ kind: 'ghost', size: 'Small' })}
            >
              <Icon name="upload" size="em" /> {text('clientTab.import')}
            </AppLink>
          </>
        }
      >
        {text('client.noUsersText')}
      </Banner>
      {children}
    </Stack>
  );
};
