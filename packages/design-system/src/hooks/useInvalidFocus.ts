import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../internal/focus-field';

/**
 * Puts the focus on the first invalid field of a form when it could not be sent.
 *
 * @example
 * const { formRef, focusInvalid } = useInvalidFocus();
 * const handleFailure = (error: ApiError) => {
 *   setErrors(error.fields);
 *   focusInvalid();
 * };
 */
export function useInvalidFocus(): {
  formRef: RefObject<HTMLFormElement | null>;
  /** To be called with the change that marks the fields; the focus moves once they are marked. */
  focusInvalid: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0 && formRef.current) focusFirstInvalid(formRef.current);
  }, [failures]);
  return { formRef, focusInvalid: () => setFailures((count) => count + 1) };
}
