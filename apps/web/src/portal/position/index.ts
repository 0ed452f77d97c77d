export { askForPosition, type Position, usePosition } from './position.ts';
