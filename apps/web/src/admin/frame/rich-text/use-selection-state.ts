import { $isLinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getSelection, $isRangeSelection, type LexicalNode } from 'lexical';
import { useEffect, useState } from 'react';

export type SelectionState = {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly list: 'bullet' | 'number' | undefined;
  readonly url: string | undefined;
};
const nothing: SelectionState = { isBold: false, isItalic: false, list: undefined, url: undefined };

const $stateOf = (): SelectionState => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nothing;
  const node = selection.anchor.getNode();
  const parents: LexicalNode[] = [node, ...node.getParents()];
  const list = parents.find($isListNode)?.getListType();
  return {
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    list: list === 'number' || list === 'bullet' ? list : undefined,
    url: parents.find($isLinkNode)?.getURL(),
  };
};

/** What stands at the cursor: the pressed state of the toolbar. */
export const useSelectionState = (): SelectionState => {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(nothing);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        editorState.read(() => setState($stateOf())),
      ),
    [editor],
  );
  return state;
};
