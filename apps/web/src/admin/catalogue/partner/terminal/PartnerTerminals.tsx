import type { PartnerRecord, PaymentCredential } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import {
  Button,
  Card,
  type Column,
  DataTable,
  ErrorState,
  Heading,
  StatusChip,
  Text,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { type AdminText, type DetailProps, Stack, useAdminText } from '../../../frame/index.ts';
import { NewTerminal } from './NewTerminal.tsx';
import { RevokeTerminal } from './RevokeTerminal.tsx';
import styles from './Terminal.module.css';

const columnsOf = (text: AdminText): readonly Column<PaymentCredential>[] => [
  { key: 'name', label: text('terminal.name'), cell: ({ name }) => name },
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
  {
    key: 'created',
    label: text('terminal.created'),
    cell: ({ dateCreated }) => formatDateTime(dateCreated),
    isSecondary: true,
  },
  {
    key: 'used',
    label: text('terminal.used'),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : text('terminal.never')),
  },
  {
    key: 'state',
    label: text('terminal.state'),
    cell: ({ revokedAt }) =>
      revokedAt ? (
        <StatusChip tone="neutral">
          {text('terminal.revoked', { at: formatDateTime(revokedAt) })}
        </StatusChip>
      ) : (
        <StatusChip tone="positive">{text('terminal.live')}</StatusChip>
      ),
  },
];

const Terminals = ({ partnerId }: { readonly partnerId: number }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [revoked, setRevoked] = useState<PaymentCredential>();
  const { data, isError, refetch } = useQuery(read(api.paymentCredential.list, { partnerId }));
  if (isError && !data)
    return (
      <ErrorState
        title={text('terminal.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  if (data?.length === 0) return <Text tone="soft">{text('terminal.empty')}</Text>;
  return (
    <>
      <DataTable
        caption={text('terminal.caption')}
        columns={columnsOf(text)}
        rows={data ?? []}
        skeletonRows={data ? 0 : 2}
        keyOf={({ id }) => String(id)}
        testIdOf={({ id }) => `terminal-${id}`}
        stateOf={({ revokedAt }) => (revokedAt ? 'muted' : 'normal')}
        actionsLabel={text('action.more')}
        actionsOf={(terminal) =>
          !terminal.revokedAt && (
            <Button
              kind="ghost-negative"
              size="Small"
              aria-label={text('terminal.revokeNamed', { name: terminal.name })}
              onClick={() => setRevoked(terminal)}
            >
              {text('terminal.revoke')}
            </Button>
          )
        }
      />
      <RevokeTerminal
        partnerId={partnerId}
        terminal={revoked}
        onEnd={() => setRevoked(undefined)}
      />
    </>
  );
};

/** Below a partner, the tills that may take credits there. */
export const PartnerTerminals = ({ item: { id }, children }: DetailProps<PartnerRecord>) => {
  const text = useAdminText();
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack>
      {children}
      <Card className={styles.card} data-testid="terminals">
        <div className={styles.head}>
          <Heading level={2} size="md">
            {text('terminal.title')}
          </Heading>
          <Button size="Small" icon="plus" onClick={() => setAdding(true)}>
            {text('terminal.create')}
          </Button>
        </div>
        <Text tone="soft" size="small">
          {text('terminal.intro')}
        </Text>
        <Terminals partnerId={id} />
      </Card>
      {isAdding && <NewTerminal partnerId={id} onClose={() => setAdding(false)} />}
    </Stack>
  );
};
