export { type Row, RowsField } from './RowsField.tsx';
