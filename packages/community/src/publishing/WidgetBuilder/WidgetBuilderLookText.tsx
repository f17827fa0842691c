import { readWidgetThemeValue } from '@millrace/domain';
import { TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';

export interface WidgetBuilderLookTextProps {
  name: 'accent' | 'surface' | 'text' | 'font';
  label: string;
  /** Null for ours. */
  value: string | null;
  /** What is wrong with a text that is no value. */
  error: string;
  hint?: string;
  onValueChange: (value: string | null) => void;
}

/** One value of a look as text. It is taken once the field is left or Enter pressed; what is no value is not taken. */
export function WidgetBuilderLookText({
  name,
  label,
  value,
  error,
  hint,
  onValueChange,
}: WidgetBuilderLookTextProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const take = () => {
    if (typed === null) return;
    const text = typed.trim();
    const next = text === '' ? null : readWidgetThemeValue(name, text);
    if (text !== '' && next === null) return setRefused(true);
    setTyped(null);
    setRefused(false);
    if (next !== value) onValueChange(next);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      error={isRefused ? error : undefined}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      placeholder={messages.format('widgetBuilder.ours')}
      value={typed ?? value ?? ''}
      onValueChange={(text) => {
        setTyped(text);
        setRefused(false);
      }}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
