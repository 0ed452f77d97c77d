import styles from './Canvas.module.css';

export { Attributions } from './Attributions.tsx';
export { loadLabelFonts } from './fonts.ts';
export { type Look, useLook } from './use-look.ts';
/** What the element a map is drawn into wears. */
export const canvasClass = styles.canvas;
