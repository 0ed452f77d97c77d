export { sending } from './sending.ts';
