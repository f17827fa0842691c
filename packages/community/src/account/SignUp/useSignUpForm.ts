import type { RequestFailure } from '@millrace/design-system';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  checkRegistration,
  firstBroken,
  isMissing,
  REQUIRED_FIELDS,
  type RegistrationProblems,
  type RegistrationValues,
  type RequiredField,
  readRegistration,
} from './check-registration';
import { type RegistrationDraft, readDraft, saveDraft } from './registration-draft';
import { toCompanyChoice, type useCompanyChoice } from './useCompanyChoice';

interface SignUpFormState {
  status: string;
  company: ReturnType<typeof useCompanyChoice>;
  failure?: RequestFailure | undefined;
  onSubmit: (values: RegistrationValues) => void;
}

/**
 * What is wrong with the form as it stands: fields that are empty, live, once they were emptied; and whatever kept it
 * from being sent, all at once, each field until it is right or wrong in another way.
 *
 * @see ACC-019, ACC-020
 */
export function useSignUpForm({ status, company, failure, onSubmit }: SignUpFormState) {
  const messages = useMessages();
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const keepTyped = useRegistrationDraft(formRef, company);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  /** True if they kept the form from being sent. */
  const [isKept, setKept] = useState(false);
  /** Fields that the server refused and that were not changed since. */
  const [refused, setRefused] = useState<RequestFailure['fields']>(failure?.fields ?? {});

  useEffect(() => setRefused(failure?.fields ?? {}), [failure]);

  const mark = (changed: Partial<RegistrationValues>, form: HTMLFormElement | null) => {
    if (!form) return;
    const typed = { ...readRegistration(new FormData(form)), ...changed };
    const found = checkRegistration(typed);
    const marked = REQUIRED_FIELDS.filter((name) => {
      if (name in changed && isMissing(name, typed[name])) return true;
      return problems[name] !== undefined && problems[name] === found[name];
    });
    setProblems(Object.fromEntries(marked.map((name) => [name, found[name]])));
    if (marked.length === 0) setKept(false);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  };

  // By changes, not input events: those of a select come before its change, and would be rendered with what it was.
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    const isCleared = name === 'company' && value === '' && company.choice.countryFrom === 'company';
    if (isCleared) mark({ company: '', country: '' }, event.currentTarget);
    else if (isRequired(name)) mark({ [name]: value }, event.currentTarget);
    keepTyped();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'IN_PROGRESS') return;
    const values = readRegistration(new FormData(event.currentTarget));
    const found = checkRegistration(values);
    const isWrong = firstBroken(found) !== null;
    setProblems(found);
    setKept(isWrong);
    if (isWrong) focusInvalid();
    else onSubmit(values);
  };

  const fieldError = (name: RequiredField): string | undefined => {
    const rule = problems[name];
    if (rule === undefined) return refused[name];
    return messages.format(rule === 'signUp.missing' ? 'signUp.required' : rule);
  };

  return {
    formRef,
    handleChange,
    handleSubmit,
    /** For what changes without an input event: a company that was chosen or cleared. */
    markAfterChoice: (changed: { company: string; country: string }) => mark(changed, formRef.current),
    /** What keeps the form from being sent, or why it was refused; null when nothing does. */
    warning: firstWarning(),
    fieldProps: (name: RequiredField) => ({
      name,
      error: fieldError(name),
      required: true,
      mark: 'none' as const,
    }),
  };

  function firstWarning(): string | null {
    const rule = isKept ? firstBroken(problems) : null;
    if (rule) return messages.format(rule);
    if (!failure || status === 'IN_PROGRESS') return null;
    return failure.text ?? messages.format('requestAlert.unanswered');
  }
}

function isRequired(name: string): name is RequiredField {
  return REQUIRED_FIELDS.some((field) => field === name);
}

/**
 * Fills the form with what was typed in this tab before: over a way to another page and back, and before the page had
 * its scripts. Passwords are typed again.
 *
 * @returns To be called when something was typed.
 */
function useRegistrationDraft(
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
