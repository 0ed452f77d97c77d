import { api } from '@cafeteria/contract/light';
import type { ClientRecord } from '@cafeteria/contract';
import { Banner, buttonClass, Icon } from '@cafeteria/ui';
import { Invitations } from './Invitations.tsx';
import {
  type DetailProps,
  Stack,
  useAdminText,
  Allowed,
  PageLink,
  RecordPlaces,
} from '../../frame/index.ts';

/** What a client pays, and on what terms. */
const ClientMoney = ({ id }: { readonly id: number }) => {
  const text = useAdminText();
  return (
    <RecordPlaces
      title={text('nav.group.money')}
      places={[
        {
          href: `/admin/client-contract?clientId=${id}`,
          icon: 'file',
          label: text('clientContract.ofClient'),
        },
        {
          href: `/admin/client-document?clientId=${id}`,
          icon: 'copy',
          label: text('clientDocument.of'),
        },
        {
          href: `/admin/client-refund?clientId=${id}`,
          icon: 'undo',
          label: text('clientRefund.of'),
        },
        {
          href: `/admin/book/statement?kind=client&partyId=${id}`,
          icon: 'list',
          label: text('partyStatement.title'),
        },
        {
          href: `/admin/book/card?account=EMPLOYER&partyId=${id}`,
          icon: 'book-open',
          label: text('book.inBooks'),
        },
      ]}
    />
  );
};

/** Above a client nobody uses yet, the two ways to its first users; below one with users, their invitations. */
export const ClientPeople = ({ item: { id, userCount }, children }: DetailProps<ClientRecord>) => {
  const text = useAdminText();
  if (userCount > 0)
    return (
      <Stack>
        {children}
        <ClientMoney id={id} />
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
      <ClientMoney id={id} />
    </Stack>
  );
};
