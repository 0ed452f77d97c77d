import { api } from '@cafeteria/contract/light';
import { Button, Card, Heading, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { LoadFailed, useAdminText, useStep } from '../../../frame/index.ts';
import { CredentialTable } from '../../../widgets/credential/index.ts';
import { CopyText } from './CopyText.tsx';
import { NewToken } from './NewToken.tsx';
import styles from './SignIn.module.css';

/** What the employer's directory is told: where to write, and what it proves itself by. */
export const Directory = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const [isAdding, setAdding] = useState(false);
  const { data, isError, refetch } = useQuery(read(api.directoryToken.list, { clientId }));
  const { mutateAsync, isPending } = useStep(api.directoryToken.revoke);
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
      {isError && !data && <LoadFailed title={text('directoryToken.failed')} onRetry={refetch} />}
      {data && (
        <>
          <div className={styles.copies}>
            <CopyText label={text('directoryToken.address')} value={data.address} />
          </div>
          <CredentialTable
            kind="directoryToken"
            rows={data.tokens}
            isRevoking={isPending}
            onRevoke={(id) => mutateAsync({ clientId, id })}
          />
        </>
      )}
      {isAdding && <NewToken clientId={clientId} onClose={() => setAdding(false)} />}
    </Card>
  );
};
