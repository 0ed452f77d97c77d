export { useSecondsLeft } from './use-seconds-left.ts';
