import { classNames } from '@cafeteria/ui';
import { useServices } from '../services.ts';
import styles from './Attributions.module.css';

/** The attribution that the licences of the basemap require. */
export const Attributions = ({
  label,
  className,
}: {
  readonly label: string;
  /** Where it stands, if not in the corner of what it is drawn in. */
  readonly className?: string | undefined;
}) => {
  const {
    config: { basemap },
  } = useServices();
  if (basemap.attribution.length === 0) return null;
  return (
    <p className={classNames(styles.attributions, className)} aria-label={label} data-over-map="">
      {basemap.attribution.map((one) =>
        one.href ? (
          <a key={one.label} href={one.href} target="_blank" rel="noopener noreferrer">
            {one.label}
          </a>
        ) : (
          <span key={one.label}>{one.label}</span>
        ),
      )}
    </p>
  );
};
