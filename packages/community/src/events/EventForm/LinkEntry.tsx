import { RICH_TEXT } from '@millrace/domain';
import { Button, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { linkEntry } from './RichTextEditor.css';

/** Sets the address of the link at the selection, or takes the link away. Not a form: it stands in one. */
export function LinkEntry({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return set();
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

/** As the server takes it. */
function isWhole(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return RICH_TEXT.schemes.some((scheme) => new URL(address).protocol === `${scheme}:`);
}
