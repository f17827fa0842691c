import { RICH_TEXT } from '@millrace/domain';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { editor as editorClass, frame } from './RichTextEditor.css';
import { RichTextToolbar } from './RichTextToolbar';

export interface RichTextEditorProps {
  id: string;
  labelId: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  defaultValue: string;
  onValueChange: (markup: string) => void;
  disabled: boolean;
}

/** An editor that writes what `RICH_TEXT` allows, and no more. */
export function RichTextEditor({
  id,
  labelId,
  defaultValue,
  onValueChange,
  disabled,
  ...described
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          autolink: true,
          defaultProtocol: 'https',
          protocols: [...RICH_TEXT.schemes],
          HTMLAttributes: { target: null, rel: null, class: null },
        },
        codeBlock: { HTMLAttributes: { class: null } },
        // A paragraph at the end of every text would be written by nobody.
        trailingNode: false,
      }),
    ],
    content: defaultValue,
    editable: !disabled,
    immediatelyRender: true,
    // A style element without the page's nonce would be refused; what it says stands in `RichTextEditor.css.ts`.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: editorClass,
        ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
        ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onValueChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return (
    <div data-component="RichTextEditor" className={frame}>
      {editor && <RichTextToolbar editor={editor} controls={id} disabled={disabled} />}
      <EditorContent editor={editor} />
    </div>
  );
}
