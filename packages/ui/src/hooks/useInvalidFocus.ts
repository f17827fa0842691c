import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../internal/focus-field';

/**
 * Puts the focus on the first invalid field of a form when it could not be sent.
 *
 * @param refused What the server says of single fields, by their names. Each such object moves the focus once, so it
 *   must stay the same until the server answers again.
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
  /** To be called with the change that marks the fields; the focus moves once they are marked. */
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
