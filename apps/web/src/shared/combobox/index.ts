export { useCombobox } from './use-combobox.ts';
