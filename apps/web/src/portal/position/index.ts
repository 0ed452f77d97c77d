export { askForPosition, type Position, type PositionState } from './position.ts';
export { usePosition } from './use-position.ts';
