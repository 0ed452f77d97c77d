export { drawWaiting } from './draw-waiting.tsx';
