import { Button, TextArea } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { composer, send } from './SampleProfile.css';

/** Writes a post into the page. @see MOCK-002 */
export function SampleComposer({ onWrite }: { onWrite: (text: string) => void }) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onWrite(text.trim());
    setText('');
  };
  return (
    <form className={composer} data-part="composer" onSubmit={handleSubmit}>
      <TextArea
        label={messages.format('sampleProfile.write')}
        rows={3}
        maxRows={10}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" tone="primary" disabled={text.trim() === ''} className={send}>
        {messages.format('sampleProfile.post')}
      </Button>
    </form>
  );
}
