import { useServices } from '../services.ts';

/** The attribution that the licences of the basemap require. */
export const Attributions = ({
  label,
  className,
}: {
  readonly label: string;
  readonly className: string | undefined;
}) => {
  const {
    config: { basemap },
  } = useServices();
  if (basemap.attribution.length === 0) return null;
  return (
    <p className={className} aria-label={label}>
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
