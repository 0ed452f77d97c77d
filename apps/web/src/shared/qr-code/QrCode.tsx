import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Every dark square of a row, drawn by one path. */
const drawingOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code, dark on light in every theme: that is what readers at tills expect. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawingOf(data)} fill="currentColor" />
    </svg>
  );
};
