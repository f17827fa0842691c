import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { PlainTextPlugin } from '@lexical/react/LexicalPlainTextPlugin';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type EditorConfig,
  TextNode,
} from 'lexical';
import { useState } from 'react';
import type { Piece } from '../draft';
import type { Candidate } from './editor';

/** Mention node, deleted as a unit. */
class MentionNode extends TextNode {
  static override getType(): string {
    return 'mention';
  }

  static override clone(node: MentionNode): MentionNode {
    return new MentionNode(node.__text, node.__key);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.style.background = '#dde';
    return element;
  }
}

function fill(lines: readonly Piece[][]): void {
  const paragraph = $createParagraphNode();
  for (const [at, line] of lines.entries()) {
    if (at > 0) paragraph.append($createLineBreakNode());
    for (const { text, isMention } of line) {
      paragraph.append(isMention ? new MentionNode(text).setMode('token') : $createTextNode(text));
    }
  }
  $getRoot().append(paragraph);
}

function Editor({ lines }: { lines: readonly Piece[][] }) {
  const [, setState] = useState<unknown>(null);
  const config = {
    namespace: 'bench',
    nodes: [MentionNode],
    editorState: () => fill(lines),
    onError: (error: Error) => {
      throw error;
    },
  };
  return (
    <LexicalComposer initialConfig={config}>
      <PlainTextPlugin contentEditable={<ContentEditable />} ErrorBoundary={LexicalErrorBoundary} />
      <HistoryPlugin />
      <OnChangePlugin onChange={setState} />
    </LexicalComposer>
  );
}

/** Plain text with mentions, history, and a change handler; without a mention search. @see https://lexical.dev */
export const candidate: Candidate = { name: 'Lexical', Editor };
