import { deviceLimit, type MobileDeviceView } from '@cafeteria/contract';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../../shared/drawing/index.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { PageTitle } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Crumbs } from '../../screen/index.ts';
import { GetApp } from './GetApp.tsx';
import { RenameDialog } from '../account/RenameDialog.tsx';
import { DeviceRow, type Question } from './DeviceRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UnblockDialog } from './UnblockDialog.tsx';
import { useDevices } from './use-devices.ts';
import styles from './MobileDevice.module.css';

type Asking = ComponentProps<typeof RemoveDialog>;
const Rename = ({ device, onClose }: Asking) => (
  <RenameDialog of="device" thing={device} onClose={onClose} />
);
const dialogs = { rename: Rename, unblock: UnblockDialog, remove: RemoveDialog } as const;

const Help = () => {
  const { t } = useTexts('profile');
  const { mobileHelpUrl } = useServices().config;
  if (!mobileHelpUrl) return null;
  return (
    <a className={styles.help} href={mobileHelpUrl} target="_blank" rel="noreferrer">
      {t('device.help')}
    </a>
  );
};

const Devices = ({ devices }: { readonly devices: readonly MobileDeviceView[] }) => {
  const { t } = useTexts('profile');
  const [dialog, setDialog] = useState<{ readonly id: number; readonly question: Question }>();
  const device = devices.find(({ id }) => id === dialog?.id);
  const Asked = dialog && dialogs[dialog.question];
  const kept = devices.filter(({ status }) => status !== 'REMOVED').length;
  return (
    <>
      {devices.length > 0 && (
        <Card>
          <ul className={styles.rows} role="list">
            {devices.map((one) => (
              <DeviceRow
                key={one.id}
                device={one}
                onAsk={(question) => setDialog({ id: one.id, question })}
              />
            ))}
          </ul>
        </Card>
      )}
      {kept === 0 && (
        <EmptyState picture={<Stall icon="mobile-phone" />} title={t('device.empty.title')}>
          {t('device.empty.text')}
        </EmptyState>
      )}
      {kept > 0 && kept < deviceLimit.max && (
        <Banner icon="plus" title={t('device.add.title')}>
          {t('device.add.text')}
        </Banner>
      )}
      {kept < deviceLimit.max && <GetApp />}
      {Asked && device && <Asked device={device} onClose={() => setDialog(undefined)} />}
    </>
  );
};

/** The phones one pays with. */
export const MobileDevicesScreen = () => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data, isError, refetch } = useDevices();
  const body = (): ReactNode => {
    if (data) return <Devices devices={data} />;
    if (!isError) return <Skeleton shape="block" className={styles.skeleton} />;
    return (
      <ErrorState
        title={t('device.failed')}
        actions={
          <Button icon="refresh" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  };
  return (
    <div className={styles.screen}>
      <PageTitle>{t('device.title')}</PageTitle>
      <Crumbs items={[{ key: 'profile.mobile-devices', label: t('device.title') }]} />
      <header className={styles.header}>
        <Heading level={1}>{t('device.title')}</Heading>
        <Text tone="soft">{t('device.intro', { max: String(deviceLimit.max) })}</Text>
        <Help />
      </header>
      {body()}
    </div>
  );
};
