import { languages, type Language, type LocalizedText, typeset } from '@cafeteria/contract';
import { SegmentedControl, TextArea, TextField, VisuallyHidden } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useAdminText } from '../texts.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import { useSharedLanguage } from './SharedLanguage.tsx';
import { useShownLanguages } from './ShownLanguages.tsx';
import { useShownLanguage } from './use-shown-language.ts';
import styles from './Widgets.module.css';
import { useLocalized } from '../use-localized.ts';

type Options = {
  readonly isRequired?: boolean;
  readonly isMultiline?: boolean;
};
export const emptyLocalizedText: LocalizedText = { cs: null, sk: null, en: null };

type SwitchProps = {
  readonly label: string;
  readonly value: LocalizedText;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
};

/**
 * Chooses the language being edited, unless the whole document shares one. A language without text
 * gets a dot as soon as another has one.
 */
export const LanguageSwitch = ({ label, value, shown, onShow }: SwitchProps) => {
  const text = useAdminText();
  const shared = useSharedLanguage();
  if (shared) return <span className={styles.code}>{shown}</span>;
  const isBegun = languages.some((language) => value[language]);
  const segments = languages.map((language) => {
    const isMissing = isBegun && !value[language];
    return {
      value: language,
      isMarked: isMissing,
      label: isMissing ? (
        <>
          {language.toUpperCase()}
          <VisuallyHidden>
            {' '}
            {text('localized.missing', { language: text(`localized.name.${language}`) })}
          </VisuallyHidden>
        </>
      ) : (
        language.toUpperCase()
      ),
    };
  });
  return (
    <SegmentedControl
      size="small"
      label={text('localized.switch', { field: label })}
      segments={segments}
      value={shown}
      onChange={onShow}
    />
  );
};

const LocalizedEdit = ({
  name,
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  attempts,
  maxLength,
  options: { isMultiline = false },
}: WidgetProps<LocalizedText> & { readonly options: Options }) => {
  const [shown, show] = useShownLanguage(error, attempts);
  const shared = {
    name: `${name}.${shown}`,
    lang: shown,
    label,
    description,
    isRequired,
    error: error(shown) ?? error(),
    value: value[shown] ?? '',
    onBlur,
    maxLength,
    labelEnd: <LanguageSwitch label={label} value={value} shown={shown} onShow={show} />,
  };
  const change = (text: string): void => onChange({ ...value, [shown]: text === '' ? null : text });
  return isMultiline ? (
    <TextArea {...shared} rows={3} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => change(event.target.value)} />
  );
};

/** A text as lists name a record by it: in the language every record has, else in another. */
export const LocalizedName = ({ value }: { readonly value: LocalizedText }) => {
  const tell = useLocalized();
  return tell(value);
};

/** A text in three languages one under another; `render` draws each. */
export const LocalizedShow = ({
  value,
  render = typeset,
}: {
  readonly value: LocalizedText;
  readonly render?: (text: string) => ReactNode;
}) => {
  const shown = useShownLanguages();
  const filled = languages.filter((language) => value[language]);
  if (filled.length === 0) return <Blank />;
  return (
    <div className={styles.languages}>
      {shown.map((language) => (
        <div key={language} className={styles.language}>
          <span className={styles.code}>{language}</span>
          <div lang={language}>{value[language] ? render(value[language]) : <Blank />}</div>
        </div>
      ))}
    </div>
  );
};

/** A text in the portal's three languages: `name: localizedText({ isRequired: true })`. */
export const localizedText = (options: Options = {}): Widget<LocalizedText> => ({
  empty: emptyLocalizedText,
  isRequired: options.isRequired,
  isWide: true,
  Edit: (props) => <LocalizedEdit {...props} options={options} />,
  Show: ({ value }) => <LocalizedShow value={value} />,
});
