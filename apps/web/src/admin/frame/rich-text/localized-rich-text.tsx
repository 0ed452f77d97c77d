import type { LocalizedText } from '@cafeteria/contract';
import { Field, Skeleton } from '@cafeteria/ui';
import { useState } from 'react';
import { importAgain } from '../../../shared/import-again.ts';
import { parseRichText } from '../../../shared/rich-text/index.ts';
import { useLoaded } from '../../../shared/use-loaded.ts';
import type { Widget, WidgetProps } from '../widget.ts';
import { emptyLocalizedText, LanguageSwitch, LocalizedShow } from '../widgets/localized-text.tsx';
import { useShownLanguage } from '../widgets/use-shown-language.ts';
import styles from './RichText.module.css';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { plainText } from './serialize-rich-text.ts';

const importEditor = importAgain(() => import('./RichTextEditor.tsx'));

const Loading = () => (
  <div className={styles.loading}>
    <Skeleton shape="card" />
  </div>
);

const Editor = (props: RichTextEditorProps) => {
  const file = useLoaded(importEditor);
  return file ? <file.RichTextEditor {...props} /> : <Loading />;
};

const RichTextEdit = ({
  label,
  description,
  isRequired,
  value,
  onChange,
  onBlur,
  error,
  attempts,
  hasLists,
}: WidgetProps<LocalizedText> & { readonly hasLists: boolean }) => {
  const [shown, show] = useShownLanguage(error, attempts);
  const html = value[shown] ?? '';
  const [written, setWritten] = useState(html);
  const [round, setRound] = useState(0);
  const [editing, setEditing] = useState(shown);
  if (editing !== shown) {
    setEditing(shown);
    setWritten(html);
  } else if (written !== html) {
    // the value was changed from outside: the editor starts over with it
    setWritten(html);
    setRound(round + 1);
  }
  const change = (next: string): void => {
    if (next === written) return;
    setWritten(next);
    onChange({ ...value, [shown]: next === '' ? null : next });
  };
  return (
    <Field
      label={label}
      description={description}
      isRequired={isRequired}
      error={error(shown) ?? error()}
      labelEnd={<LanguageSwitch label={label} value={value} shown={shown} onShow={show} />}
    >
      {(control) => (
        <Editor
          key={`${shown} ${round}`}
          html={html}
          onChange={change}
          onBlur={onBlur}
          label={`${label} (${shown.toUpperCase()})`}
          language={shown}
          isInvalid={control['aria-invalid'] ?? false}
          describedBy={control['aria-describedby']}
          hasLists={hasLists}
        />
      )}
    </Field>
  );
};
const RichTextShow = ({ value }: { readonly value: LocalizedText }) => (
  <LocalizedShow
    value={value}
    render={(html) => <div className={styles.excerpt}>{plainText(parseRichText(html)).trim()}</div>}
  />
);

/** A formatted text in three languages; its editor is loaded when it is first needed. */
export const localizedRichText = ({
  isRequired,
  hasLists = true,
}: { readonly isRequired?: boolean; readonly hasLists?: boolean } = {}): Widget<LocalizedText> => ({
  empty: emptyLocalizedText,
  isRequired,
  isWide: true,
  Edit: (props) => <RichTextEdit {...props} hasLists={hasLists} />,
  Show: RichTextShow,
});
