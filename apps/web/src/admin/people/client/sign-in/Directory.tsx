import type { DirectoryToken } from '@cafeteria/contract';
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
import { type AdminText, useAdminText } from '../../../frame/index.ts';
import { CopyText } from './CopyText.tsx';
import { NewToken } from './NewToken.tsx';
import { RevokeToken } from './RevokeToken.tsx';
import styles from './SignIn.module.css';

const columnsOf = (text: AdminText): readonly Column<DirectoryToken>[] => [
  { key: 'name', label: text('directoryToken.name'), cell: ({ name }) => name },
  {
    key: 'created',
    label: text('directoryToken.created'),
    cell: ({ dateCreated }) => formatDateTime(dateCreated),
    isSecondary: true,
  },
  {
    key: 'used',
    label: text('directoryToken.used'),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatDateTime(lastUsedAt) : text('directoryToken.never'),
  },
  {
    key: 'state',
    label: text('directoryToken.state'),
    cell: ({ revokedAt }) =>
      revokedAt ? (
        <StatusChip tone="neutral">
          {text('directoryToken.revoked', { at: formatDateTime(revokedAt) })}
        </StatusChip>
      ) : (
        <StatusChip tone="positive">{text('directoryToken.live')}</StatusChip>
      ),
  },
];

type TokensProps = { readonly clientId: number; readonly tokens: readonly DirectoryToken[] };
const Tokens = ({ clientId, tokens }: TokensProps) => {
  const text = useAdminText();
  const [revoked, setRevoked] = useState<DirectoryToken>();
  if (tokens.length === 0) return <Text tone="soft">{text('directoryToken.empty')}</Text>;
  return (
    <>
      <DataTable
        caption={text('directoryToken.caption')}
        columns={columnsOf(text)}
        rows={tokens}
        keyOf={({ id }) => String(id)}
        testIdOf={({ id }) => `directory-token-${id}`}
        stateOf={({ revokedAt }) => (revokedAt ? 'muted' : 'normal')}
        actionsLabel={text('action.more')}
        actionsOf={(token) =>
          !token.revokedAt && (
            <Button
              kind="ghost-negative"
              size="Small"
              aria-label={text('directoryToken.revokeNamed', { name: token.name })}
              onClick={() => setRevoked(token)}
            >
              {text('directoryToken.revoke')}
            </Button>
          )
        }
      />
      <RevokeToken clientId={clientId} token={revoked} onEnd={() => setRevoked(undefined)} />
    </>
  );
};

/** What the employer's directory is told: where to write, and what it proves itself by. */
export const Directory = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const { data, isError, refetch } = useQuery(read(api.directoryToken.list, { clientId }));
  return (
    <Card className={styles.card} data-testid="directory">
      <div className={styles.head}>
        <Heading level={2} size="md">
          {text('directoryToken.title')}
        </Heading>
        <Button size="Small" icon="plus" onClick={() => setAdding(true)}>
          {text('directoryToken.create')}
        </Button>
      </div>
      <Text tone="soft" size="small" isMeasured>
        {text('directoryToken.intro')}
      </Text>
      {isError && !data && (
        <ErrorState
          title={text('directoryToken.failed')}
          actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
        />
      )}
      {data && (
        <>
          <div className={styles.copies}>
            <CopyText label={text('directoryToken.address')} value={data.address} />
          </div>
          <Tokens clientId={clientId} tokens={data.tokens} />
        </>
      )}
      {isAdding && <NewToken clientId={clientId} onClose={() => setAdding(false)} />}
    </Card>
  );
};
