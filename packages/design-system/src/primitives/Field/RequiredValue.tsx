import type { InvalidEvent } from 'react';

export interface RequiredValueProps {
  /** What the browser's words ask for. */
  kind: 'text' | 'choice';
  isEmpty: boolean;
  /** When the form was to be sent or checked; with the browser's words, in its own language. */
  onMissing: (message: string) => void;
}

/**
 * Holds a form back while a control of several parts is empty, as `required` does on the browser's own. It stands
 * behind the parts, sends nothing, and is never seen: the words are for the field to show.
 */
export function RequiredValue({ kind, isEmpty, onMissing }: RequiredValueProps) {
  const handleInvalid = (event: InvalidEvent<HTMLInputElement | HTMLSelectElement>) => {
    // The browser would point at what is not there to be seen.
    event.preventDefault();
    const control = event.currentTarget;
    onMissing(control.validationMessage);
    if (firstInvalid(control.form) === control) {
      control.parentElement
        ?.querySelector<HTMLElement>(':is(input:not([hidden], :disabled), [tabindex="0"])')
        ?.focus();
    }
  };
  const shared = {
    hidden: true,
    required: true,
    value: isEmpty ? '' : 'filled',
    onChange: ignore,
    onInvalid: handleInvalid,
  };
  if (kind === 'text') return <input type="text" {...shared} />;
  return (
    <select {...shared}>
      <option value="" />
      <option value="filled" />
    </select>
  );
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((element) => element.matches(':invalid:not(fieldset)'));
}

function ignore() {}
