import { Banner, buttonClass, Text } from '@cafeteria/ui';
import { QrCode } from '../../../shared/qr-code/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import styles from './MobileDevice.module.css';

const systems = [
  { system: 'ANDROID', key: 'android', phone: 'Android' },
  { system: 'IOS', key: 'ios', phone: 'iPhone' },
] as const;

/** Where the app is that a registration begins in; a phone opens it, a computer shows codes for the phone. */
export const GetApp = () => {
  const { t } = useTexts('profile');
  const { mobileApp } = useServices().config;
  if (!mobileApp) return <Banner>{t('device.app.ask')}</Banner>;
  const { name } = mobileApp;
  const places = systems.flatMap(({ key, ...rest }) =>
    mobileApp[key] === null ? [] : [{ ...rest, href: mobileApp[key] }],
  );
  return (
    <Banner
      icon="mobile-phone"
      title={name === null ? t('device.app.plain') : t('device.app.named', { name })}
    >
      <ul className={styles.stores} role="list">
        {places.map(({ system, phone, href }) => (
          <li key={system} className={styles.store}>
            <div className={styles.scan}>
              <QrCode text={href} label={t('device.app.qr', { system: phone })} />
            </div>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'ghost', size: 'Small' })}
            >
              {t(`device.app.${system}`)}
            </a>
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <Text size="small" className={styles.scan}>
          {t('device.app.scan')}
        </Text>
      )}
    </Banner>
  );
};
