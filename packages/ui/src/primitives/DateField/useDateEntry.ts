import { type ReactNode, useId, useState } from 'react';
import { controlState } from '../../internal/control-state';
import { fieldNoteId } from '../Field';

interface DateEntryProps {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** What fields of dates and times, typed in parts, tell react-aria alike; and when they say what is wrong. */
export function useDateEntry({
  id: givenId,
  hint,
  error,
  required,
  name,
  disabled,
  readOnly,
}: DateEntryProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isInside, setInside] = useState(false);
  const [missing, setMissing] = useState<string>();
  return {
    /** Of the frame around the parts. */
    id,
    options: {
      onFocusChange: setInside,
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isInvalid: error ? true : undefined,
      name,
    },
    /** For RequiredValue: hears that the form wanted a value. */
    onMissing: required && !disabled && !readOnly ? setMissing : undefined,
    /** What is shown, given what the field finds wrong by itself and whether it is empty. */
    show: (problem: string | undefined, isEmpty: boolean) => {
      // A year of which two digits are typed is out of bounds; that is no news until the reader goes on.
      const shownError = error || (isEmpty && missing) || (isInside ? undefined : problem);
      return {
        error: shownError,
        state: controlState({ disabled, readOnly, invalid: Boolean(shownError) }),
        describedBy: hint || shownError ? fieldNoteId(id) : undefined,
      };
    },
  };
}
