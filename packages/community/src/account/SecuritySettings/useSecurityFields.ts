import type { RequestFailure } from '@millrace/design-system';
import { useInvalidFocus } from '@millrace/ui/hooks';
import type { MessageKey } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';

/**
 * State of a form whose fields are all required. Typed values survive a rejection by the server.
 *
 * @param missing Message keys for empty fields, by field.
 */
export function useSecurityFields<Name extends string>(
  missing: Readonly<Partial<Record<Name, MessageKey>>>,
  failure: RequestFailure | null,
) {
  const messages = useMessages();
  const names = Object.keys(missing) as Name[];
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);

  const fieldText = (name: Name) => values[name] ?? '';
  const fieldError = (name: Name) => {
    const key = missing[name];
    return isChecked && key && fieldText(name).trim() === '' ? messages.format(key) : failure?.fields[name];
  };
  return {
    formRef,
    names,
    fieldText,
    field: (name: Name) => ({
      name,
      value: fieldText(name),
      error: fieldError(name),
      required: true,
      mark: 'none' as const,
      onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    }),
    /** Returns a submit handler that calls the function only if no field is empty. */
    whenFilled: (send: () => void) => (_: FormEvent) => {
      setChecked(true);
      if (names.some((name) => fieldText(name).trim() === '')) focusInvalid();
      else send();
    },
  };
}
