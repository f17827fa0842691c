import type { InvalidEvent } from 'react';

export interface RequiredValueProps {
  isEmpty: boolean;
  /** Called when validation fails, with the browser's localized message. */
  onMissing: (message: string) => void;
}

/**
 * Blocks form submission while a control of several parts is empty, as `required` does for native inputs. It is an
 * invisible input behind the parts and submits nothing; the field shows the message.
 */
export function RequiredValue({ isEmpty, onMissing }: RequiredValueProps) {
  const handleInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    // Prevents the browser's own bubble, which would point at an invisible input.
    event.preventDefault();
    const input = event.currentTarget;
    onMissing(input.validationMessage);
    // As with native validation, the first invalid field gets the focus.
    if (input.form?.querySelector(':invalid:not(fieldset)') !== input) return;
    input.parentElement?.querySelector<HTMLElement>('input:enabled:not([hidden]), [tabindex="0"]')?.focus();
  };
  return <input hidden required value={isEmpty ? '' : '.'} onChange={() => {}} onInvalid={handleInvalid} />;
}
