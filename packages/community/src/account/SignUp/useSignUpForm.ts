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
 * Validates the form: empty fields live, once they were cleared; all other errors together on submit, each until the
 * field becomes valid or has a different error.
 *
 * @see ACC-019, ACC-020
 */
export function useSignUpForm({ status, company, failure, onSubmit }: SignUpFormState) {
  const messages = useMessages();
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const keepTyped = useRegistrationDraft(formRef, company);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  /** True if they prevented a submit. */
  const [isKept, setKept] = useState(false);
  /** Fields that the server rejected and that have not changed since. */
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

  // Listens to change rather than input: a select's input event comes first and would render the old value.
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
    /** Call after changes without an input event: a company that was selected or cleared. */
    markAfterChoice: (changed: { company: string; country: string }) => mark(changed, formRef.current),
    /** First error of the form or reason of the rejection; null if there is none. */
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
 * Restores the text typed in this tab before: after a visit to another page, or typed before hydration. Passwords are
 * not restored.
 *
 * @returns Function to call on input.
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

  // Selecting or clearing a company fires no input event.
  useEffect(() => {
    if (choice.company || choice.country) saveTyped(formRef.current);
  }, [choice, formRef]);

  return () => saveTyped(formRef.current);
}

function saveTyped(form: HTMLFormElement | null): void {
  if (form) saveDraft(readRegistration(new FormData(form)));
}

/** Text fields only: company and country are state. */
function fillEmpty(form: HTMLFormElement, kept: RegistrationDraft): void {
  for (const name of ['firstName', 'lastName', 'email', 'designation'] as const) {
    const input = form.elements.namedItem(name);
    const text = kept[name];
    if (input instanceof HTMLInputElement && text && input.value === '') input.value = text;
  }
}
