import { type RefObject, useEffect, useRef } from 'react';
import { readRegistration } from './check-registration';
import { type RegistrationDraft, readDraft, saveDraft } from './registration-draft';
import { toCompanyChoice, type useCompanyChoice } from './useCompanyChoice';

/**
 * Fills the form with what was typed in this tab before: over a way to another page and back, and before the page had
 * its scripts. Passwords are typed again.
 *
 * @returns To be called when something was typed.
 */
export function useRegistrationDraft(
  formRef: RefObject<HTMLFormElement | null>,
  { choice, setChoice }: Pick<ReturnType<typeof useCompanyChoice>, 'choice' | 'setChoice'>,
): () => void {
  const wasFilled = useRef(false);

  useEffect(() => {
    if (wasFilled.current || !formRef.current) return;
    wasFilled.current = true;
    const typed = readRegistration(new FormData(formRef.current));
    const kept = readDraft();
    fillEmpty(formRef.current, kept);
    setChoice(toCompanyChoice(typed.company || typed.country ? typed : kept));
  }, [formRef, setChoice]);

  // A company that is chosen or cleared is no input event.
  useEffect(() => {
    if (choice.company || choice.country) saveTyped(formRef.current);
  }, [choice, formRef]);

  return () => saveTyped(formRef.current);
}

function saveTyped(form: HTMLFormElement | null): void {
  if (form) saveDraft(readRegistration(new FormData(form)));
}

/** The lines of text alone: company and country are state. */
function fillEmpty(form: HTMLFormElement, kept: RegistrationDraft): void {
  for (const name of ['firstName', 'lastName', 'email', 'designation'] as const) {
    const input = form.elements.namedItem(name);
    const text = kept[name];
    if (input instanceof HTMLInputElement && text && input.value === '') input.value = text;
  }
}
