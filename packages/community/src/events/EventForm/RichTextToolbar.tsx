import type { LucideIcon } from '@millrace/ui';
import { IconButton } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { LinkEntry } from './LinkEntry';
import { toolbar } from './RichTextEditor.css';

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

export interface RichTextToolbarProps {
  editor: Editor;
  /** Id of what is formatted. */
  controls: string;
  disabled: boolean;
}

/** What formats the text: one stop for the tab key, arrow keys within. @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function RichTextToolbar({ editor, controls, disabled }: RichTextToolbarProps) {
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
            // The selection stays in the text.
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
