export { slideLink } from './slide-link.tsx';
export { TargetName } from './TargetName.tsx';
export { TargetPicker } from './TargetPicker.tsx';
export { useTarget } from './use-target.ts';
