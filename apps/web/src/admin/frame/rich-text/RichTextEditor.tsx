import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { $getRoot, type EditorState } from 'lexical';
import { parseRichText } from '../../../shared/rich-text/index.ts';
import { $richNodes } from './from-lexical.ts';
import { PastePlugin } from './PastePlugin.tsx';
import styles from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { serializeRichText, withoutLists } from './serialize-rich-text.ts';
import { $nodesOf } from './to-lexical.ts';

export type RichTextEditorProps = {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly label: string;
  readonly language: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** Whether it may hold lists; without them their items are paragraphs. */
  readonly hasLists: boolean;
};

const theme = { link: styles.link, text: { bold: styles.bold, italic: styles.italic } };
const htmlOf = (state: EditorState): string => state.read(() => serializeRichText($richNodes()));

/**
 * Edits formatted text. Our own parser reads and writes it, so that the browser never gets HTML.
 * Loaded as a chunk of its own.
 */
export const RichTextEditor = ({
  html,
  onChange,
  onBlur,
  label,
  language,
  isInvalid,
  describedBy,
  hasLists,
}: RichTextEditorProps) => {
  const initial = {
    namespace: 'rich-text',
    theme: {
      link: theme.link ?? '',
      text: { bold: theme.text.bold ?? '', italic: theme.text.italic ?? '' },
    },
    nodes: [ListNode, ListItemNode, LinkNode],
    editorState: () =>
      void $getRoot()
        .clear()
        .append(...$nodesOf(hasLists ? parseRichText(html) : withoutLists(parseRichText(html)))),
    onError: (error: Error): never => {
      throw error;
    },
  };
  return (
    <LexicalComposer initialConfig={initial}>
      <div className={styles.editor} data-invalid={isInvalid || undefined}>
        <RichTextToolbar label={label} hasLists={hasLists} />
        <RichTextPlugin
          ErrorBoundary={LexicalErrorBoundary}
          contentEditable={
            <ContentEditable
              className={styles.content}
              ariaLabel={label}
              aria-invalid={isInvalid || undefined}
              aria-describedby={describedBy}
              lang={language}
              onBlur={onBlur}
              spellCheck
            />
          }
        />
        <HistoryPlugin />
        {hasLists && <ListPlugin />}
        <LinkPlugin />
        <PastePlugin hasLists={hasLists} />
        <OnChangePlugin
          ignoreSelectionChange
          onChange={(state, _editor, tags) => {
            if (!tags.has('history-merge')) onChange(htmlOf(state));
          }}
        />
      </div>
    </LexicalComposer>
  );
};
