export { OwnPart } from './OwnPart.tsx';
export { useFocusKept } from './use-focus-kept.ts';
