import { type MobileDeviceView, nextDeviceStatus, type UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import { Button, Card, type Column, ConfirmDialog, Heading, StatusChip, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  LoadFailed,
  AdminTable,
  type AdminText,
  useAdminText,
  useStep,
} from '../../frame/index.ts';
import styles from './User.module.css';

const tones = {
  CREATED: 'neutral',
  PENDING_COMMIT: 'info',
  ACTIVE: 'positive',
  BLOCKED: 'negative',
  REMOVED: 'neutral',
} as const;
const actions = ['BLOCK', 'UNBLOCK', 'REMOVE'] as const;
type Action = (typeof actions)[number];

const columnsOf = (text: AdminText): readonly Column<MobileDeviceView>[] => [
  {
    key: 'name',
    label: text('mobileDevice.name'),
    cell: ({ name, preferredForPayment }) => (
      <>
        {name}
        {preferredForPayment && <span className={styles.soft}>{text('mobileDevice.primary')}</span>}
      </>
    ),
  },
  {
    key: 'model',
    label: text('mobileDevice.model'),
    cell: ({ model, os, osVersion }) =>
      `${model} (${os === 'IOS' ? 'iOS' : 'Android'} ${osVersion})`,
    isSecondary: true,
  },
  {
    key: 'used',
    label: text('mobileDevice.used'),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatDateTime(lastUsedAt) : text('mobileDevice.never'),
  },
  {
    key: 'state',
    label: text('mobileDevice.state'),
    cell: ({ status, blockedBy }) => (
      <>
        <StatusChip tone={tones[status]}>{text(`mobileDevice.status.${status}`)}</StatusChip>
        {blockedBy && <span className={styles.soft}>{text(`mobileDevice.by.${blockedBy}`)}</span>}
      </>
    ),
  },
];

type ActionsProps = {
  readonly userId: number;
  readonly device: MobileDeviceView;
  readonly onRemove: () => void;
};
const Actions = ({ userId, device, onRemove }: ActionsProps) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutate, isPending } = useStep(api.mobileDeviceAdmin.act);
  const may = useMay();
  const { id, name } = device;
  const act = (action: Action): void =>
    mutate(
      { userId, id, body: { action } },
      {
        onSuccess: () =>
          notifications.add('success', text(`mobileDevice.done.${action}`, { name })),
      },
    );
  if (!may(api.mobileDeviceAdmin.act)) return null;
  return actions
    .filter((action) => nextDeviceStatus(device, action, 'ADMIN'))
    .map((action) => (
      <Button
        key={action}
        kind={action === 'UNBLOCK' ? 'ghost' : 'ghost-negative'}
        size="Small"
        isPending={isPending}
        aria-label={text(`mobileDevice.named.${action}`, { name })}
        onClick={() => (action === 'REMOVE' ? onRemove() : act(action))}
      >
        {text(`mobileDevice.${action}`)}
      </Button>
    ));
};

type RemovalProps = {
  readonly userId: number;
  readonly device: MobileDeviceView | undefined;
  readonly onEnd: () => void;
};
const Removal = ({ userId, device, onEnd }: RemovalProps) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutate, isPending } = useStep(api.mobileDeviceAdmin.act);
  const name = device?.name ?? '';
  const remove = (): void => {
    if (!device) return;
    mutate(
      { userId, id: device.id, body: { action: 'REMOVE' } },
      {
        onSuccess: () => notifications.add('success', text('mobileDevice.done.REMOVE', { name })),
        onSettled: onEnd,
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen={device !== undefined}
      tone="negative"
      title={text('mobileDevice.removeTitle', { name })}
      confirmLabel={text('mobileDevice.REMOVE')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={remove}
      onCancel={onEnd}
    >
      {text('mobileDevice.removeText')}
    </ConfirmDialog>
  );
};

/** Below a user, the phones they pay with: to be blocked when one is lost and its owner calls. */
export const DeviceCard = ({ user: { id: userId } }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const [removed, setRemoved] = useState<MobileDeviceView>();
  const { data, isError, refetch } = useQuery(read(api.mobileDeviceAdmin.list, { userId }));
  return (
    <Card className={styles.card} data-testid="user-devices">
      <Heading level={2} size="md">
        {text('mobileDevice.title')}
      </Heading>
      {isError && !data && <LoadFailed title={text('mobileDevice.failed')} onRetry={refetch} />}
      {data?.length === 0 && <Text tone="soft">{text('mobileDevice.empty')}</Text>}
      {data?.length !== 0 && !isError && (
        <AdminTable
          caption={text('mobileDevice.caption')}
          columns={columnsOf(text)}
          rows={data ?? []}
          skeletonRows={data ? 0 : 1}
          keyOf={({ id }) => String(id)}
          testIdOf={({ id }) => `device-${id}`}
          stateOf={({ status }) => (status === 'REMOVED' ? 'muted' : 'normal')}
          actionsLabel={text('action.more')}
          actionsOf={(device) => (
            <Actions userId={userId} device={device} onRemove={() => setRemoved(device)} />
          )}
        />
      )}
      <Removal userId={userId} device={removed} onEnd={() => setRemoved(undefined)} />
    </Card>
  );
};
