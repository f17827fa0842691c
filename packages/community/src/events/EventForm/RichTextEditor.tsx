import { RICH_TEXT } from '@millrace/domain';
import { Button, IconButton, type LucideIcon, TextField } from '@millrace/ui';
import { isComposing, isEnter } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { editor as editorClass, frame, linkEntry, toolbar } from './RichTextEditor.css';

export interface RichTextEditorProps {
  id: string;
  labelId: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  defaultValue: string;
  onValueChange: (markup: string) => void;
  disabled: boolean;
}

/** Rich-text editor limited to the markup of `RICH_TEXT`. */
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
        // A trailing paragraph would be added to every text.
        trailingNode: false,
      }),
    ],
    content: defaultValue,
    editable: !disabled,
    immediatelyRender: true,
    // The CSP would block a style element without the page's nonce; `RichTextEditor.css.ts` has the styles instead.
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

interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'quote' | 'link' | 'undo' | 'redo';
  icon: LucideIcon;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  isAble?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    name: 'bulletList',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'link', icon: Link2, run: () => undefined, isOn: (editor) => editor.isActive('link') },
  {
    name: 'undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isAble: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isAble: (editor) => editor.can().redo(),
  },
];

interface RichTextToolbarProps {
  editor: Editor;
  /** Id of the editor. */
  controls: string;
  disabled: boolean;
}

/** Formatting toolbar: one tab stop, arrow keys within. @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
function RichTextToolbar({ editor, controls, disabled }: RichTextToolbarProps) {
  const messages = useMessages();
  const [current, setCurrent] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      TOOLS.map(({ isOn, isAble }) => ({ on: isOn?.(now), able: isAble?.(now) ?? true })),
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = toolbarStep(event);
    if (step === null) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next =
      (step === 'first' ? 0 : step === 'last' ? -1 : current + step + buttons.length) % buttons.length;
    buttons.at(next)?.focus();
    setCurrent(next < 0 ? buttons.length - 1 : next);
  };
  return (
    <>
      <div
        role="toolbar"
        data-part="toolbar"
        aria-label={messages.format('richText.toolbar')}
        aria-controls={controls}
        className={toolbar}
        onKeyDown={handleKeyDown}
      >
        {TOOLS.map(({ name, icon, run, isOn }, index) => (
          <IconButton
            key={name}
            tone="quiet"
            size="small"
            icon={icon}
            label={messages.format(`richText.${name}`)}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            aria-disabled={states[index]?.able === false || undefined}
            {...(isOn && { 'aria-pressed': states[index]?.on ?? false })}
            onFocus={() => setCurrent(index)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (name === 'link' ? setIsLinking(!isLinking) : run(editor))}
          />
        ))}
      </div>
      {isLinking && <LinkEntry editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function toolbarStep(event: KeyboardEvent<HTMLElement>): number | 'first' | 'last' | null {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/** Sets or removes the link at the selection. Not a form, as it is nested in one. */
function LinkEntry({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => inputRef.current?.focus(), []);
  const set = () => {
    if (!isWhole(address)) return setIsWrong(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !editor.isActive('link')) {
      chain.insertContent({
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    } else {
      chain.setLink({ href: address });
    }
    chain.run();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (!isEnter(event) && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter(event)) return set();
    editor.commands.focus();
    onClose();
  };
  return (
    <div data-part="linkEntry" className={linkEntry}>
      <TextField
        ref={inputRef}
        type="url"
        label={messages.format('richText.linkAddress')}
        hint={messages.format('richText.linkHint')}
        error={isWrong ? messages.format('richText.linkProblem') : undefined}
        value={address}
        onValueChange={(next) => {
          setAddress(next);
          setIsWrong(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <Button onClick={set}>{messages.format('richText.linkSet')}</Button>
      {editor.isActive('link') && (
        <Button
          tone="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {messages.format('richText.linkRemove')}
        </Button>
      )}
    </div>
  );
}

/** True if the URL of a link is absolute and has a scheme that the server accepts. */
function isWhole(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return RICH_TEXT.schemes.some((scheme) => new URL(address).protocol === `${scheme}:`);
}
