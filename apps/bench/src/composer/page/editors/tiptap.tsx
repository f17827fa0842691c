import Mention from '@tiptap/extension-mention';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import type { Piece } from '../draft';
import type { Candidate } from './editor';

const contentOf = (lines: readonly Piece[][]) => ({
  type: 'doc',
  content: lines.map((line) => ({
    type: 'paragraph',
    content: line.map(({ text, isMention }, at) =>
      isMention ? { type: 'mention', attrs: { id: `company-${at}`, label: text } } : { type: 'text', text },
    ),
  })),
});

function Editor({ lines }: { lines: readonly Piece[][] }) {
  const [, setState] = useState<unknown>(null);
  const editor = useEditor({
    extensions: [StarterKit, Mention],
    content: contentOf(lines),
    onUpdate: ({ editor: { state } }) => setState(state),
  });
  return <EditorContent editor={editor} />;
}

/** Its starter kit with mentions and a change handler; without a mention list. @see https://tiptap.dev */
export const candidate: Candidate = { name: 'Tiptap', Editor };
