export { vocative } from './vocative.ts';
