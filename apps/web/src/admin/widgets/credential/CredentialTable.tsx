import { formatDateTime, formatMoment } from '@cafeteria/i18n';
import { Button, type Column, StatusChip, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { AdminTable, type AdminText, useAdminText } from '../../frame/index.ts';
import { type Credential, type CredentialKind, testIdOf } from './credential.ts';
import { RevokeCredential } from './RevokeCredential.tsx';

const columnsOf = <Row extends Credential>(
  text: AdminText,
  kind: CredentialKind,
  more: readonly Column<Row>[],
): readonly Column<Row>[] => [
  { key: 'name', label: text(`${kind}.name`), cell: ({ name }) => name },
  ...more,
  {
    key: 'created',
    label: text(`${kind}.created`),
    cell: ({ dateCreated }) => formatDateTime(dateCreated),
    isSecondary: true,
  },
  {
    key: 'used',
    label: text(`${kind}.used`),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : text(`${kind}.never`)),
  },
  {
    key: 'state',
    label: text(`${kind}.state`),
    cell: ({ revokedAt }) =>
      revokedAt ? (
        <StatusChip tone="neutral">
          {text(`${kind}.revoked`, { at: formatMoment(revokedAt) })}
        </StatusChip>
      ) : (
        <StatusChip tone="positive">{text(`${kind}.live`)}</StatusChip>
      ),
  },
];

type Props<Row> = {
  readonly kind: CredentialKind;
  /** Undefined until they are here. */
  readonly rows: readonly Row[] | undefined;
  /** Columns beside those all have, after the name. */
  readonly columns?: readonly Column<Row>[];
  readonly isRevoking: boolean;
  /** Left out for who may not end them. */
  readonly onRevoke?: ((id: number) => Promise<unknown>) | false;
};
/** The keys or tokens of machines: when each was made and used, and the end of it. */
export const CredentialTable = <Row extends Credential>({
  kind,
  rows,
  columns = [],
  isRevoking,
  onRevoke,
}: Props<Row>) => {
  const text = useAdminText();
  const [chosen, setChosen] = useState<Row>();
  if (rows?.length === 0) return <Text tone="soft">{text(`${kind}.empty`)}</Text>;
  return (
    <>
      <AdminTable
        caption={text(`${kind}.caption`)}
        columns={columnsOf(text, kind, columns)}
        rows={rows ?? []}
        skeletonRows={rows ? 0 : 2}
        keyOf={({ id }) => String(id)}
        testIdOf={({ id }) => `${testIdOf[kind]}-${id}`}
        stateOf={({ revokedAt }) => (revokedAt ? 'muted' : 'normal')}
        actionsLabel={text('action.more')}
        actionsOf={(row) =>
          !row.revokedAt &&
          onRevoke && (
            <Button
              kind="ghost-negative"
              size="Small"
              aria-label={text(`${kind}.revokeNamed`, { name: row.name })}
              onClick={() => setChosen(row)}
            >
              {text(`${kind}.revoke`)}
            </Button>
          )
        }
      />
      {onRevoke && (
        <RevokeCredential
          kind={kind}
          credential={chosen}
          isPending={isRevoking}
          onRevoke={onRevoke}
          onEnd={() => setChosen(undefined)}
        />
      )}
    </>
  );
};
