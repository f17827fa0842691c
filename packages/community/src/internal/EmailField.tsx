import { EMAIL_MAX_LENGTH, suggestEmail } from '@millrace/domain';
import { Button, TextField, type TextFieldProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { root, suggestion } from './email-field.css';

/** Pause in typing after which the address counts as complete, in ms. */
const PAUSE_MS = 600;

/** Text field for an e-mail address. It asks about a domain that looks like a slip of a common mail provider's. */
export function EmailField({ onValueChange, ...field }: TextFieldProps) {
  const messages = useMessages();
  const rootRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(suggestEmail(typed)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const change = (text: string) => {
    setTyped(text);
    setMeant(null);
    onValueChange?.(text);
  };
  const accept = () => {
    const input = rootRef.current?.querySelector('input');
    if (!input || meant === null) return;
    input.value = meant;
    input.focus();
    change(meant);
  };
  return (
    <div ref={rootRef} className={root}>
      <TextField
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        {...field}
        type="email"
        onValueChange={change}
      />
      <div role="status" className={suggestion} data-part="suggestion">
        {meant !== null && (
          <>
            <span>{messages.rich('emailField.meant', { address: <bdi>{meant}</bdi> })}</span>
            <Button size="small" onClick={accept}>
              {messages.format('emailField.accept')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
