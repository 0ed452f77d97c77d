export { AskPosition, FromTown } from './FromTown.tsx';
export { useOrigin } from './use-origin.ts';
export { askForPosition, type Position, usePosition } from './position.ts';
export { LocateButton } from './LocateButton.tsx';
