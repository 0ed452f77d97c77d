import { Colour } from '@cafeteria/contract';
import { Badge, Field } from '@cafeteria/ui';
import { useAdminText } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import styles from './Widgets.module.css';

const ColourEdit = ({ name, label, description, isRequired, value, onChange, error }: WidgetProps<Colour>) => {
  const text = useAdminText();
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {() => (
        <div className={styles.colours}>
          {Colour.options.map((colour) => (
            <label key={colour} className={styles.colour} data-accent={colour}>
              <input type="radio" name={name} checked={value === colour} onChange={() => onChange(colour)} />
              {text(`enum.colour.${colour}`)}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
};
const ColourShow = ({ value }: { readonly value: Colour }) => {
  const text = useAdminText();
  return <Badge tone="accent-solid" accent={value}>{text(`enum.colour.${value}`)}</Badge>;
};

/** One of the portal's five colours. */
export const colour = (): Widget<Colour> => ({ empty: 'GREEN', isRequired: true, Edit: ColourEdit, Show: ColourShow });
