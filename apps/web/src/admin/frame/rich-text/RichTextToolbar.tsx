import { TOGGLE_LINK_COMMAND } from '@lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { classNames, IconButton } from '@cafeteria/ui';
import { FORMAT_TEXT_COMMAND } from 'lexical';
import { useState } from 'react';
import { useAdminText } from '../texts.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { useSelectionState } from './use-selection-state.ts';

/** Bold, italic, lists and links for the selected words. */
export const RichTextToolbar = ({
  label,
  hasLists,
}: {
  readonly label: string;
  readonly hasLists: boolean;
}) => {
  const [editor] = useLexicalComposerContext();
  const text = useAdminText();
  const { isBold, isItalic, list, url } = useSelectionState();
  const [isAsking, setAsking] = useState(false);
  const toggleList = (kind: 'bullet' | 'number'): void => {
    if (list === kind) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else
      editor.dispatchCommand(
        kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND,
        undefined,
      );
  };
  const link = (next: string | null): void => {
    setAsking(false);
    editor.focus(() => editor.dispatchCommand(TOGGLE_LINK_COMMAND, next));
  };
  return (
    <div
      role="toolbar"
      aria-label={text('richText.toolbar', { field: label })}
      className={styles.toolbar}
    >
      <button
        type="button"
        className={classNames(styles.tool, styles.bold)}
        title={text('richText.bold')}
        aria-label={text('richText.bold')}
        aria-pressed={isBold}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      >
        B
      </button>
      <button
        type="button"
        className={classNames(styles.tool, styles.italic)}
        title={text('richText.italic')}
        aria-label={text('richText.italic')}
        aria-pressed={isItalic}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        I
      </button>
      {hasLists && (
        <>
          <IconButton
            size="Small"
            icon="list"
            label={text('richText.bullets')}
            isPressed={list === 'bullet'}
            onClick={() => toggleList('bullet')}
          />
          <button
            type="button"
            className={styles.tool}
            title={text('richText.numbers')}
            aria-label={text('richText.numbers')}
            aria-pressed={list === 'number'}
            onClick={() => toggleList('number')}
          >
            1.
          </button>
        </>
      )}
      <IconButton
        size="Small"
        icon="link"
        label={text('richText.link')}
        isPressed={url !== undefined}
        onClick={() => setAsking(true)}
      />
      {isAsking && <LinkDialog url={url ?? ''} onSave={link} onClose={() => setAsking(false)} />}
    </div>
  );
};
