import styles from './Canvas.module.css';

export { Attributions } from './Attributions.tsx';
export { useDrawnMap } from './use-drawn-map.ts';
/** What the element a map is drawn into wears. */
export const canvasClass = styles.canvas;
