export { keepInSight } from './keep-in-sight.ts';
export { useCombobox } from './use-combobox.ts';
