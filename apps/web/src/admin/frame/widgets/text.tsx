import { TextArea, TextField } from '@cafeteria/ui';
import type { HTMLInputTypeAttribute } from 'react';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import styles from './Widgets.module.css';

type Options = {
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
  readonly max?: number;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
};
type EditProps = WidgetProps<string> & {
  readonly options: Options & { readonly isMultiline?: boolean };
};

const TextEdit = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  options: { isMultiline = false, max, type, placeholder },
}: EditProps) => {
  const shared = {
    name,
    label,
    description,
    isRequired,
    error: error(),
    value,
    onBlur,
    maxLength: max,
    placeholder,
  };
  return isMultiline ? (
    <TextArea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
  );
};
const TextShow = ({ value }: { readonly value: string | null }) =>
  value ? <span className={styles.multiline}>{value}</span> : <Blank />;

/** One line of text: `name: text({ isRequired: true, max: 120 })`. */
export const text = (options: Options = {}): Widget<string> => ({
  empty: '',
  isRequired: options.isRequired,
  isWide: options.isWide,
  Edit: (props) => <TextEdit {...props} options={options} />,
  Show: TextShow,
});

const optional = (options: EditProps['options']): Widget<string | null> => ({
  empty: null,
  isWide: options.isWide,
  Show: TextShow,
  Edit: ({ value, onChange, ...props }) => (
    <TextEdit
      {...props}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      options={options}
    />
  ),
});
/** A text that may be missing. */
export const optionalText = (options: Options = {}): Widget<string | null> => optional(options);
/** Several lines that may be missing; grows with its text. */
export const optionalLongText = (options: Options = {}): Widget<string | null> =>
  optional({ isWide: true, ...options, isMultiline: true });
