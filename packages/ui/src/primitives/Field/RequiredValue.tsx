import type { InvalidEvent } from 'react';

export interface RequiredValueProps {
  isEmpty: boolean;
  /** When the form was to be sent or checked; with the browser's words, in its own language. */
  onMissing: (message: string) => void;
}

/**
 * Holds a form back while a control of several parts is empty, as `required` does on the browser's own. It stands
 * behind the parts, sends nothing, and is never seen: the words are for the field to show.
 */
export function RequiredValue({ isEmpty, onMissing }: RequiredValueProps) {
  const handleInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    // The browser would point at what is not there to be seen.
    event.preventDefault();
    const input = event.currentTarget;
    onMissing(input.validationMessage);
    // What is missing first has the focus, as by the browser itself.
    if (input.form?.querySelector(':invalid:not(fieldset)') !== input) return;
    input.parentElement?.querySelector<HTMLElement>('input:enabled:not([hidden]), [tabindex="0"]')?.focus();
  };
  return <input hidden required value={isEmpty ? '' : '.'} onChange={() => {}} onInvalid={handleInvalid} />;
}
