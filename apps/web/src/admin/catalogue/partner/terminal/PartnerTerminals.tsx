import type { PartnerRecord, PaymentCredential } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Card, type Column, Heading, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { useMay } from '../../../../shared/session/index.ts';
import {
  LoadFailed,
  type AdminText,
  type DetailProps,
  Stack,
  useAdminText,
  Allowed,
  RecordPlaces,
  useStep,
} from '../../../frame/index.ts';
import { CredentialTable } from '../../../widgets/credential/index.ts';
import { NewTerminal } from './NewTerminal.tsx';
import styles from './Terminal.module.css';

const columnsOf = (text: AdminText): readonly Column<PaymentCredential>[] => [
  {
    key: 'place',
    label: text('terminal.place'),
    cell: ({ branchOfficeName }) => branchOfficeName ?? text('terminal.everyPlace'),
  },
  {
    key: 'keyId',
    label: text('terminal.keyId'),
    cell: ({ keyId }) => <code className={styles.keyId}>{keyId}</code>,
  },
];

const Terminals = ({ partnerId }: { readonly partnerId: number }) => {
  const text = useAdminText();
  const may = useMay();
  const { data, isError, refetch } = useQuery(read(api.paymentCredential.list, { partnerId }));
  const { mutateAsync, isPending } = useStep(api.paymentCredential.revoke);
  if (isError && !data) return <LoadFailed title={text('terminal.failed')} onRetry={refetch} />;
  return (
    <CredentialTable
      kind="terminal"
      rows={data}
      columns={columnsOf(text)}
      isRevoking={isPending}
      onRevoke={may(api.paymentCredential.revoke) && ((id) => mutateAsync({ partnerId, id }))}
    />
  );
};

/** Below a partner, the tills that may take credits there. */
export const PartnerTerminals = ({ item: { id }, children }: DetailProps<PartnerRecord>) => {
  const text = useAdminText();
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack>
      {children}
      <RecordPlaces
        title={text('nav.group.money')}
        places={[
          {
            href: `/admin/partner-contract?partnerId=${id}`,
            icon: 'file',
            label: text('partnerContract.ofPartner'),
          },
          {
            href: `/admin/book/statement?kind=partner&partyId=${id}`,
            icon: 'list',
            label: text('partyStatement.title'),
          },
          {
            href: `/admin/book/card?account=PARTNER&partyId=${id}`,
            icon: 'book-open',
            label: text('book.inBooks'),
          },
        ]}
      />
      <Allowed to={api.paymentCredential.list}>
        <Card className={styles.card} data-testid="terminals">
          <div className={styles.head}>
            <Heading level={2} size="md">
              {text('terminal.title')}
            </Heading>
            <Allowed to={api.paymentCredential.create}>
              <Button size="Small" icon="plus" onClick={() => setAdding(true)}>
                {text('terminal.create')}
              </Button>
            </Allowed>
          </div>
          <Text tone="soft" size="small">
            {text('terminal.intro')}
          </Text>
          <Terminals partnerId={id} />
        </Card>
      </Allowed>
      {isAdding && <NewTerminal partnerId={id} onClose={() => setAdding(false)} />}
    </Stack>
  );
};
