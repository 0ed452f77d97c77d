import type { AdminKey } from '@cafeteria/i18n';
import { Badge, Checkbox, Field, SelectField, Switch } from '@cafeteria/ui';
import { boolean } from '../../../shared/url-state/index.ts';
import { word } from '../search.ts';
import { useAdminText, useWords, type Vocabulary, type Word } from '../texts.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import styles from './Widgets.module.css';

const SwitchEdit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<boolean>) => (
  <div className={styles.switch}>
    <Switch
      name={name}
      label={label}
      description={description}
      error={error()}
      checked={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  </div>
);
const BooleanShow = ({ value }: { readonly value: boolean | null }) => {
  const text = useAdminText();
  return value === null ? <Blank /> : text(value ? 'value.yes' : 'value.no');
};
/** Yes or no. */
export const onOff = (): Widget<boolean> => ({ empty: false, Edit: SwitchEdit, Show: BooleanShow });

type Words<V extends string> = readonly V[];
/** Texts of a vocabulary stand under `enum.<name>` in `admin.json`. */
type SelectProps<V extends string> = WidgetProps<V | null> & {
  readonly words: Words<V>;
  readonly vocabulary: Vocabulary;
  readonly isOptional: boolean;
};

const SelectEdit = <V extends string>({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  words,
  vocabulary,
  isOptional,
}: SelectProps<V>) => {
  const text = useAdminText();
  const wordOf = useWords(`enum.${vocabulary}`);
  return (
    <SelectField
      name={name}
      label={label}
      description={description}
      isRequired={isRequired}
      error={error()}
      value={value ?? ''}
      onBlur={onBlur}
      options={words.map((word) => ({ value: word, label: wordOf(word) }))}
      {...(isOptional && { emptyLabel: text('value.none') })}
      onChange={(event) => onChange(words.find((word) => word === event.target.value) ?? null)}
    />
  );
};
const WordShow = ({
  value,
  vocabulary,
}: {
  readonly value: string | null;
  readonly vocabulary: Vocabulary;
}) => {
  const wordOf = useWords(`enum.${vocabulary}`);
  return value === null ? <Blank /> : wordOf(value);
};

/** A word of a vocabulary; a new record starts with the first: `priceType: select(PriceType.options, 'priceType')`. */
export const select = <N extends Vocabulary, V extends Word<N>>(
  words: readonly V[],
  vocabulary: N,
): Widget<V> => ({
  empty: words[0] as V,
  isRequired: true,
  Show: ({ value }) => <WordShow value={value} vocabulary={vocabulary} />,
  Edit: ({ onChange, ...props }) => (
    <SelectEdit
      {...props}
      words={words}
      vocabulary={vocabulary}
      isOptional={false}
      onChange={(value) => {
        if (value !== null) onChange(value);
      }}
    />
  ),
});
/** One of a vocabulary or none. */
export const optionalSelect = <N extends Vocabulary, V extends Word<N>>(
  words: readonly V[],
  vocabulary: N,
): Widget<V | null> => ({
  empty: null,
  Edit: (props) => <SelectEdit {...props} words={words} vocabulary={vocabulary} isOptional />,
  Show: ({ value }) => <WordShow value={value} vocabulary={vocabulary} />,
});
const answers = ['yes', 'no'] as const;
/** Yes, no, or inherited from the owner. */
export const inheritedOnOff = (): Widget<boolean | null> => ({
  empty: null,
  Show: BooleanShow,
  Edit: ({ value, onChange, ...props }) => (
    <SelectEdit
      {...props}
      words={answers}
      vocabulary="inheritedAnswer"
      isOptional
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === null ? null : next === 'yes')}
    />
  ),
});

const ChecksEdit = <V extends string>({
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
  words,
  vocabulary,
}: WidgetProps<V[]> & { readonly words: readonly V[]; readonly vocabulary: Vocabulary }) => {
  const wordOf = useWords(`enum.${vocabulary}`);
  return (
    <Field label={label} description={description} isRequired={isRequired} error={error()} isGroup>
      {(control) => (
        <div className={styles.choices}>
          {words.map((word) => (
            <Checkbox
              key={word}
              aria-invalid={control['aria-invalid']}
              label={wordOf(word)}
              checked={value.includes(word)}
              onChange={(event) =>
                onChange(
                  words.filter((one) =>
                    one === word ? event.target.checked : value.includes(one),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
};
const ChecksShow = ({
  value,
  vocabulary,
}: {
  readonly value: readonly string[];
  readonly vocabulary: Vocabulary;
}) => {
  const wordOf = useWords(`enum.${vocabulary}`);
  return value.length === 0 ? (
    <Blank />
  ) : (
    <span className={styles.chips}>
      {value.map((word) => (
        <Badge key={word}>{wordOf(word)}</Badge>
      ))}
    </span>
  );
};
/** Any of a vocabulary: `countries: checks(Country.options, 'country')`. */
export const checks = <N extends Vocabulary, V extends Word<N>>(
  words: readonly V[],
  vocabulary: N,
  options: { readonly isRequired?: boolean } = {},
): Widget<V[]> => ({
  empty: [],
  isRequired: options.isRequired,
  Edit: (props) => <ChecksEdit {...props} words={words} vocabulary={vocabulary} />,
  Show: ({ value }) => <ChecksShow value={value} vocabulary={vocabulary} />,
});

const FilterSelect = ({
  label,
  value,
  words,
  wordOf,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly words: readonly string[];
  readonly wordOf: (word: string) => string;
  readonly onChange: (value: string) => void;
}) => {
  const text = useAdminText();
  return (
    <SelectField
      size="small"
      label={label}
      isLabelHidden
      emptyLabel={`${label}: ${text('list.any')}`}
      options={words.map((word) => ({ value: word, label: wordOf(word) }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
type VocabularyFilterProps = Omit<Parameters<typeof FilterSelect>[0], 'wordOf'> & {
  readonly vocabulary: Vocabulary;
};
const VocabularyFilter = ({ vocabulary, ...props }: VocabularyFilterProps) => (
  <FilterSelect {...props} wordOf={useWords(`enum.${vocabulary}`)} />
);
/**
 * Narrows a list to one of words whose texts stand elsewhere.
 * @example wordFilter(DepositStatus.options, (status) => `deposit.status.${status}`)
 */
export const wordFilter = <const V extends string>(
  words: readonly V[],
  keyOf: (word: V) => AdminKey,
): FilterWidget<V> => ({
  read: word(words),
  Edit: ({ label, value, onChange }) => {
    const text = useAdminText();
    const textOf = (given: string): string => {
      const known = words.find((one) => one === given);
      return known === undefined ? given : text(keyOf(known));
    };
    return (
      <FilterSelect
        label={label}
        value={value ?? ''}
        words={words}
        wordOf={textOf}
        onChange={(next) => onChange(words.find((one) => one === next))}
      />
    );
  },
  Name: ({ value }) => useAdminText()(keyOf(value)),
});
/** Narrows a list to one of a vocabulary. */
export const selectFilter = <N extends Vocabulary, V extends Word<N>>(
  words: readonly V[],
  vocabulary: N,
): FilterWidget<V> => ({
  read: word(words),
  Edit: ({ label, value, onChange }) => (
    <VocabularyFilter
      label={label}
      value={value ?? ''}
      words={words}
      vocabulary={vocabulary}
      onChange={(next) => onChange(words.find((word) => word === next))}
    />
  ),
  Name: ({ value }) => <WordShow value={value} vocabulary={vocabulary} />,
});
/** Narrows a list to yes or no. */
export const onOffFilter = (): FilterWidget<boolean> => ({
  read: boolean,
  Edit: ({ label, value, onChange }) => (
    <VocabularyFilter
      label={label}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      words={answers}
      vocabulary="answer"
      onChange={(next) => onChange(next === '' ? undefined : next === 'yes')}
    />
  ),
  Name: BooleanShow,
});
