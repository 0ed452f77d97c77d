import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import styles from './Attributions.module.css';

/** Whose map it is; licences ask for it to be seen. */
export const Attributions = () => {
  const { t } = useTranslation('cafeteria');
  const {
    config: { basemap },
  } = useServices();
  if (basemap.attribution.length === 0) return null;
  return (
    <p className={styles.line} aria-label={t('map.attribution')}>
      {basemap.attribution.map(({ label, href }) =>
        href ? (
          <a key={label} href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ) : (
          <span key={label}>{label}</span>
        ),
      )}
    </p>
  );
};
