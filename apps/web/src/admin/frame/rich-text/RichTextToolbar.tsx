import { TOGGLE_LINK_COMMAND } from '@lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { classNames, IconButton } from '@cafeteria/ui';
import { FORMAT_TEXT_COMMAND } from 'lexical';
import { type ReactNode, useState } from 'react';
import { useAdminText } from '../texts.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { useSelectionState } from './use-selection-state.ts';

type ToolProps = {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};
/** A button with a sign of its own. */
const Tool = ({ label, isPressed, onClick, className, children }: ToolProps) => (
  <button
    type="button"
    className={classNames(styles.tool, className)}
    title={label}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    {children}
  </button>
);

const ListTools = ({ list }: Pick<ReturnType<typeof useSelectionState>, 'list'>) => {
  const [editor] = useLexicalComposerContext();
  const text = useAdminText();
  const toggle = (kind: 'bullet' | 'number'): void => {
    if (list === kind) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else
      editor.dispatchCommand(
        kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND,
        undefined,
      );
  };
  return (
    <>
      <IconButton
        size="Small"
        icon="list"
        label={text('richText.bullets')}
        isPressed={list === 'bullet'}
        onClick={() => toggle('bullet')}
      />
      <Tool
        label={text('richText.numbers')}
        isPressed={list === 'number'}
        onClick={() => toggle('number')}
      >
        1.
      </Tool>
    </>
  );
};

type Props = { readonly label: string; readonly hasLists: boolean };

/** Bold, italic, lists and links for the selected words. */
export const RichTextToolbar = ({ label, hasLists }: Props) => {
  const [editor] = useLexicalComposerContext();
  const text = useAdminText();
  const { isBold, isItalic, list, url } = useSelectionState();
  const [isAsking, setAsking] = useState(false);
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
      <Tool
        label={text('richText.bold')}
        className={styles.bold}
        isPressed={isBold}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
      >
        B
      </Tool>
      <Tool
        label={text('richText.italic')}
        className={styles.italic}
        isPressed={isItalic}
        onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        I
      </Tool>
      {hasLists && <ListTools list={list} />}
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
