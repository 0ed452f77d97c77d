import type { MobileDeviceView } from '@cafeteria/contract';
import { buttonClass, type IconName, Icon } from '@cafeteria/ui';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { takeFocus } from '../../form/index.ts';
import { useDevices } from './use-devices.ts';
import styles from './MobileDevice.module.css';

const looks = {
  waiting: { state: 'waiting', icon: 'clock' },
  done: { state: 'success', icon: 'success' },
  late: { state: 'declined', icon: 'error' },
} as const satisfies Readonly<Record<string, { state: string; icon: IconName }>>;

const wordOf = ({ status }: MobileDeviceView): keyof typeof looks => {
  if (status === 'PENDING_COMMIT') return 'waiting';
  return status === 'ACTIVE' ? 'done' : 'late';
};

/** A phone its owner has confirmed, until its app has committed it. */
export const Confirmed = ({ device }: { readonly device: MobileDeviceView }) => {
  const { t } = useTexts('profile');
  const { data = [] } = useDevices();
  const current = data.find(({ id }) => id === device.id) ?? device;
  const { name } = current;
  const word = wordOf(current);
  const { state, icon } = looks[word];
  return (
    <section
      className={styles.panel}
      data-state={state}
      data-testid="device-confirmed"
      role="status"
    >
      <span className={styles.seal}>
        <Icon name={icon} size="xl" />
      </span>
      <div className={styles.panelText}>
        <h2 className={styles.panelTitle} ref={takeFocus} tabIndex={-1}>
          {t(`device.activation.${word}Title`, { name })}
        </h2>
        <p className={styles.panelBody}>{t(`device.activation.${word}Text`, { name })}</p>
        <div className={styles.actions}>
          <AppLink
            href="/profile/mobile-devices"
            className={buttonClass({ kind: word === 'waiting' ? 'ghost' : 'filled' })}
          >
            {t('device.activation.toList')}
          </AppLink>
        </div>
      </div>
    </section>
  );
};
