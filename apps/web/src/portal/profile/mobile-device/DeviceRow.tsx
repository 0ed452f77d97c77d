import { type MobileDeviceView, nextDeviceStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, formatTime } from '@cafeteria/i18n';
import { Badge, Button, Icon, Menu, MenuItem, MenuSeparator, StatusChip } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { usePart } from '../use-part.ts';
import styles from './MobileDevice.module.css';

const tones = {
  CREATED: 'neutral',
  PENDING_COMMIT: 'info',
  ACTIVE: 'positive',
  BLOCKED: 'negative',
  REMOVED: 'neutral',
} as const;

/** What there is to say of a phone beside its state. */
const useNote = (device: MobileDeviceView): string => {
  const { t } = useTexts('profile');
  const { status, statusReason, blockedBy, expiresAt, activatedAt, lastUsedAt } = device;
  const at = (instant: string | null) => dayAndTime(instant ?? expiresAt);
  if (status === 'REMOVED')
    return statusReason === 'EXPIRED'
      ? t('device.note.expired')
      : t('device.note.removed', at(device.removedAt));
  if (status === 'BLOCKED') {
    const by = blockedBy === 'ADMIN' || blockedBy === 'SYSTEM' ? blockedBy : 'User';
    return t(`device.note.blockedBy${by}`, at(device.blockedAt));
  }
  if (status !== 'ACTIVE') return t('device.note.pending', { time: formatTime(expiresAt) });
  return lastUsedAt
    ? t('device.note.used', at(lastUsedAt))
    : t('device.note.neverUsed', at(activatedAt));
};

/** What its owner may be asked about a phone. */
export type Question = 'rename' | 'unblock' | 'remove';
type Props = {
  readonly device: MobileDeviceView;
  readonly onAsk: (question: Question) => void;
};

const MoreOptions = ({ device, onAsk }: Props) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const { mutate } = usePart(api.mobileDevice.update);
  const { id, name, status, preferredForPayment } = device;
  const prefer = (): void =>
    mutate(
      { id, body: { name, preferredForPayment: true } },
      { onSuccess: () => notifications.add('success', t('device.preferred', { name })) },
    );
  return (
    <Menu
      align="end"
      label={t('device.more', { name })}
      trigger={<Icon name="more" />}
      triggerClassName={styles.more ?? ''}
      triggerTestId={`device-more-${id}`}
    >
      {status === 'ACTIVE' && !preferredForPayment && (
        <MenuItem icon="card" onSelect={prefer}>
          {t('device.prefer')}
        </MenuItem>
      )}
      <MenuItem icon="edit" onSelect={() => onAsk('rename')}>
        {t('device.rename')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="negative" onSelect={() => onAsk('remove')}>
        {t('device.remove')}
      </MenuItem>
    </Menu>
  );
};

/** The one thing that is urgent: to block a lost phone at once, or to take that back. */
const MainAction = ({ device, onAsk }: Props) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const { mutate, isPending } = usePart(api.mobileDevice.act);
  const { id, name } = device;
  const block = (): void =>
    mutate(
      { id, body: { action: 'BLOCK' } },
      { onSuccess: () => notifications.add('success', t('device.blocked', { name })) },
    );
  if (nextDeviceStatus(device, 'BLOCK', 'USER'))
    return (
      <Button
        size="Small"
        kind="ghost-negative"
        icon="lock"
        isPending={isPending}
        aria-label={t('device.blockNamed', { name })}
        onClick={block}
      >
        {t('device.block')}
      </Button>
    );
  if (nextDeviceStatus(device, 'UNBLOCK', 'USER'))
    return (
      <Button
        size="Small"
        kind="ghost"
        aria-label={t('device.unblockNamed', { name })}
        onClick={() => onAsk('unblock')}
      >
        {t('device.unblock')}
      </Button>
    );
  return null;
};

/** A phone: what it is, how it stands, what may be done with it. */
export const DeviceRow = (props: Props) => {
  const { t } = useTexts('profile');
  const { device } = props;
  const note = useNote(device);
  const { id, name, model, status, preferredForPayment } = device;
  return (
    <li className={styles.row} data-status={status} data-testid={`device-${id}`}>
      <span className={styles.plate}>
        <Icon name="mobile-phone" size="lg" />
      </span>
      <div className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <StatusChip tone={tones[status]}>{t(`device.status.${status}`)}</StatusChip>
          {preferredForPayment && status === 'ACTIVE' && (
            <Badge tone="brand">{t('device.primary')}</Badge>
          )}
        </span>
        <span className={styles.note}>{name === model ? note : `${model} · ${note}`}</span>
      </div>
      {status !== 'REMOVED' && (
        <div className={styles.rowActions}>
          <MainAction {...props} />
          <MoreOptions {...props} />
        </div>
      )}
    </li>
  );
};
