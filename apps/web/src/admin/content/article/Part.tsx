import type { ReactNode } from 'react';
import type { Widget } from '../../frame/index.ts';
import { type PartProps, partOf } from './part.ts';

type Props<V> = {
  readonly widget: Widget<V>;
  readonly of: PartProps;
  readonly field: string | readonly (string | number)[];
  readonly label: string;
  readonly description?: string;
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** One field of a block: a widget of the framework, tied to its path in the document. */
export const Part = <V,>({
  widget: { Edit },
  of,
  field,
  label,
  description,
  isLabelHidden,
  isRequired = false,
  maxLength,
  value,
  onChange,
}: Props<V>): ReactNode => {
  const part = partOf(of, ...(typeof field === 'string' ? [field] : field));
  return (
    <div data-field={part.name}>
      <Edit
        {...part}
        label={label}
        description={description}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        maxLength={maxLength}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
