import styles from './MapShape.module.css';

/** Where clusters often lie, in per cents of the free area, and how large they are. */
const rings = [
  { x: 22, y: 34, radius: 18 },
  { x: 40, y: 58, radius: 24 },
  { x: 55, y: 30, radius: 20 },
  { x: 66, y: 66, radius: 18 },
  { x: 78, y: 42, radius: 22 },
  { x: 34, y: 76, radius: 16 },
] as const;

/** The shape of a map until there is one: it stands in the page from its first byte. */
export const MapShape = () => (
  <svg
    className={styles.shape}
    width="100%"
    height="100%"
    aria-hidden="true"
    data-testid="map-shape"
  >
    {rings.map(({ x, y, radius }) => (
      <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
    ))}
  </svg>
);
