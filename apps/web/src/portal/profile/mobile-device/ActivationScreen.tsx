import { deviceLimit, type MobileDeviceView } from '@cafeteria/contract';
import { Button, buttonClass, EmptyState, ErrorState, Heading, Skeleton } from '@cafeteria/ui';
import { Stall } from '../../../shared/drawing/index.ts';
import { type ReactNode, useState } from 'react';
import { AppLink, PageTitle } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { string } from '../../../shared/url-state/index.ts';
import { Crumbs } from '../../screen/index.ts';
import type { PageProps } from '../page.ts';
import { ActivationForm } from './ActivationForm.tsx';
import { Confirmed } from './Confirmed.tsx';
import { useActivation } from './use-activation.ts';
import styles from './MobileDevice.module.css';

/** Unknown, used, somebody else's, too old: all that helps is to begin again. */
const Invalid = () => {
  const { t } = useTexts('profile');
  return (
    <EmptyState
      picture={<Stall isClosed icon="clock" />}
      title={t('device.activation.invalidTitle')}
      actions={
        <AppLink href="/profile/mobile-devices" className={buttonClass()}>
          {t('device.activation.toList')}
        </AppLink>
      }
    >
      {t('device.activation.invalidText', { minutes: String(deviceLimit.minutes) })}
    </EmptyState>
  );
};

const Activation = ({ registrationId }: { readonly registrationId: string }) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { found, isError, refetch } = useActivation(registrationId);
  const [confirmed, setConfirmed] = useState<MobileDeviceView>();
  const body = (): ReactNode => {
    if (confirmed) return <Confirmed device={confirmed} />;
    if (found?.registration)
      return (
        <ActivationForm
          registrationId={registrationId}
          registration={found.registration}
          onConfirmed={setConfirmed}
        />
      );
    if (found) return <Invalid />;
    if (!isError) return <Skeleton shape="block" className={styles.skeleton} />;
    return (
      <ErrorState
        title={t('device.activation.failed')}
        actions={
          <Button icon="refresh" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  };
  return body();
};

/** Where the app of a phone sends its owner: to look at the phone, and to confirm it. */
export const ActivationScreen = ({ search }: PageProps) => {
  const { t } = useTexts('profile');
  const title = t('device.activation.title');
  const registrationId = string(search.registrationId) ?? '';
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs
        items={[
          {
            key: 'profile.mobile-devices',
            label: t('device.title'),
            href: '/profile/mobile-devices',
          },
          { key: 'profile.activation', label: title },
        ]}
      />
      <Heading level={1}>{title}</Heading>
      <Activation key={registrationId} registrationId={registrationId} />
    </div>
  );
};
