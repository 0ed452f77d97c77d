import { type Colour, colours } from '@cafeteria/contract';
import { Field } from '@cafeteria/ui';
import { useAdminText, useWords } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import styles from './Widgets.module.css';

const ColourEdit = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  isOptional,
}: WidgetProps<Colour | null> & { readonly isOptional: boolean }) => {
  const text = useAdminText();
  const wordOf = useWords('enum.colour');
  const choices = isOptional ? [null, ...colours] : colours;
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {() => (
        <div className={styles.colours}>
          {choices.map((colour) => (
            <label
              key={colour}
              className={styles.colour}
              data-accent={colour ?? undefined}
              data-none={colour === null || undefined}
            >
              <input
                type="radio"
                name={name}
                checked={value === colour}
                onBlur={onBlur}
                onChange={() => onChange(colour)}
              />
              {colour === null ? text('value.none') : wordOf(colour)}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
};
const ColourShow = ({ value }: { readonly value: Colour | null }) => {
  const wordOf = useWords('enum.colour');
  return value === null ? (
    <Blank />
  ) : (
    <span className={styles.shownColour} data-accent={value}>
      {wordOf(value)}
    </span>
  );
};

/** One of the five accents. */
export const colour = (): Widget<Colour> => ({
  empty: 'GREEN',
  isRequired: true,
  Show: ColourShow,
  Edit: ({ onChange, ...props }) => (
    <ColourEdit
      {...props}
      isOptional={false}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
    />
  ),
});
/** …or none. */
export const optionalColour = (): Widget<Colour | null> => ({
  empty: null,
  Show: ColourShow,
  Edit: (props) => <ColourEdit {...props} isOptional />,
});
