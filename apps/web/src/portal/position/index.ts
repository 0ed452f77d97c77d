export { askForPosition, type Position } from './position.ts';
export { usePosition } from './use-position.ts';
