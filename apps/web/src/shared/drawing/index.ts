export { Stall } from './Stall.tsx';
