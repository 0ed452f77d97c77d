import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { $getRoot, createEditor } from 'lexical';
import { parseRichText } from '../../../shared/rich-text/index.ts';
import { $richNodes } from '../rich-text/from-lexical.ts';
import { serializeRichText } from '../rich-text/serialize-rich-text.ts';
import { $nodesOf } from '../rich-text/to-lexical.ts';

/** HTML through the editor and back, without a browser. */
export const throughEditor = (html: string): string => {
  const editor = createEditor({
    nodes: [ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error;
    },
  });
  editor.update(
    () =>
      void $getRoot()
        .clear()
        .append(...$nodesOf(parseRichText(html))),
    { discrete: true },
  );
  return editor.getEditorState().read(() => serializeRichText($richNodes()));
};
