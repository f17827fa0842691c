import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../internal/focus-field';

/**
 * Focuses the first invalid field of a form when it could not be sent.
 *
 * @param refused Server errors by field name. Each new object moves the focus once, so it must keep its identity
 * until the next response.
 *
 * @example
 * const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
 * const handleSubmit = () => {
 *   const found = check(values);
 *   setProblems(found);
 *   if (found.length > 0) focusInvalid();
 * };
 */
export function useInvalidFocus(refused?: Readonly<Record<string, string>>): {
  formRef: RefObject<HTMLFormElement | null>;
  /** Call it with the state change that marks the fields invalid; the focus moves after rendering. */
  focusInvalid: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (refused && Object.keys(refused).length > 0) setFailures((count) => count + 1);
  }, [refused]);
  useEffect(() => {
    if (failures > 0 && formRef.current) focusFirstInvalid(formRef.current);
  }, [failures]);
  return { formRef, focusInvalid: () => setFailures((count) => count + 1) };
}
