import { api } from '@cafeteria/contract/light';
import type { ClientRecord } from '@cafeteria/contract';
import { Banner, buttonClass, Icon } from '@cafeteria/ui';
import { Invitations } from './Invitations.tsx';
import styles from './Client.module.css';
import { type DetailProps, Stack, useAdminText, Allowed, PageLink } from '../../frame/index.ts';

/** What a client pays, and on what terms. */
const ClientMoney = ({ id }: { readonly id: number }) => {
  const text = useAdminText();
  return (
    <p className={styles.links}>
      <PageLink href={`/admin/client-contract?clientId=${id}`}>
        {text('clientContract.ofClient')}
      </PageLink>
      <PageLink href={`/admin/client-document?clientId=${id}`}>
        {text('clientDocument.of')}
      </PageLink>
      <PageLink href={`/admin/client-refund?clientId=${id}`}>{text('clientRefund.of')}</PageLink>
      <PageLink href={`/admin/book/statement?kind=client&partyId=${id}`}>
        {text('partyStatement.title')}
      </PageLink>
      <PageLink href={`/admin/book/card?account=EMPLOYER&partyId=${id}`}>
        {text('book.inBooks')}
      </PageLink>
    </p>
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
