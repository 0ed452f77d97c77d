import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from 'lexical';
import { useEffect } from 'react';
import { pastedNodes } from './paste.ts';
import { $nodesOf } from './to-lexical.ts';

const dataOf = (event: unknown): DataTransfer | null =>
  event instanceof ClipboardEvent ? event.clipboardData : null;

/** Pastes through our own parser: the editor's would hand the HTML to the browser, which the content policy forbids. */
export const PastePlugin = ({ hasLists }: { readonly hasLists: boolean }) => {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = dataOf(event);
          const selection = $getSelection();
          if (!data || !$isRangeSelection(selection)) return false;
          event.preventDefault();
          const html = data.getData('text/html');
          if (html) selection.insertNodes($nodesOf(pastedNodes(html, hasLists)));
          else selection.insertRawText(data.getData('text/plain'));
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, hasLists],
  );
  return null;
};
