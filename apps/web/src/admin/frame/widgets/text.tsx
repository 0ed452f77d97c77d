import { formatPhone, typeset } from '@cafeteria/contract';
import type { AdminTexts } from '@cafeteria/i18n';
import { TextArea, TextField } from '@cafeteria/ui';
import type { HTMLInputTypeAttribute } from 'react';
import { useAdminText } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import styles from './Widgets.module.css';

type Options = {
  readonly isRequired?: boolean;
  readonly isWide?: boolean;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  /** An example of the administrator's own country (`example` in `admin.json`) as a placeholder. */
  readonly example?: keyof AdminTexts['example'];
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
  maxLength,
  options: { isMultiline = false, type, placeholder, example },
}: EditProps) => {
  const words = useAdminText();
  const shared = {
    name,
    label,
    description,
    isRequired,
    error: error(),
    value: type === 'tel' ? formatPhone(value) : value,
    onBlur,
    maxLength,
    placeholder: example ? words(`example.${example}`) : placeholder,
  };
  return isMultiline ? (
    <TextArea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
  );
};
const TextShow = ({ value }: { readonly value: string | null }) =>
  value ? <span className={styles.multiline}>{typeset(value)}</span> : <Blank />;
const PhoneShow = ({ value }: { readonly value: string | null }) => (
  <TextShow value={value && formatPhone(value)} />
);
const showOf = ({ type }: Options) => (type === 'tel' ? PhoneShow : TextShow);

/** One line of text: `name: text({ isRequired: true })`. */
export const text = (options: Options = {}): Widget<string> => ({
  empty: '',
  isRequired: options.isRequired,
  isWide: options.isWide,
  Edit: (props) => <TextEdit {...props} options={options} />,
  Show: showOf(options),
});

const optional = (options: EditProps['options']): Widget<string | null> => ({
  empty: null,
  isWide: options.isWide,
  Show: showOf(options),
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
