import { Checkbox } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import styles from './Widgets.module.css';

type Inner<V> = Pick<Widget<V>, 'empty' | 'Edit'>;

const InheritedEdit = <V,>({
  value,
  onChange,
  inner: { empty, Edit },
  ...props
}: WidgetProps<V | null> & { readonly inner: Inner<V> }) => {
  const text = useAdminText();
  const [own, setOwn] = useState(value);
  const toggle = (isInherited: boolean): void => {
    if (value !== null) setOwn(value);
    onChange(isInherited ? null : (own ?? empty));
  };
  return (
    <div className={styles.inherited}>
      <Checkbox
        label={
          <>
            <strong>{props.label}</strong>: {text('inherited.same')}
          </>
        }
        checked={value === null}
        onChange={(event) => toggle(event.target.checked)}
      />
      {value !== null && <Edit {...props} value={value} onChange={onChange} />}
    </div>
  );
};
const Inherited = () => {
  const text = useAdminText();
  return <span>{text('inherited.same')}</span>;
};

/** Inherited from the owner (null), or a value of its own: `benefitTypes: inherited(checks(…))`. */
export const inherited = <V,>(inner: Widget<V>): Widget<V | null> => ({
  empty: null,
  isWide: inner.isWide,
  Edit: (props) => <InheritedEdit {...props} inner={inner} />,
  Show: ({ value, item }) =>
    value === null ? <Inherited /> : <inner.Show value={value} item={item} />,
});
