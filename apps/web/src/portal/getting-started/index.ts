export { GettingStarted } from './GettingStarted.tsx';
