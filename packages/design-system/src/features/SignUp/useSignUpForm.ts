import { type FormEvent, useEffect, useState } from 'react';
import { useInvalidFocus } from '../../hooks/useInvalidFocus';
import { useMessages } from '../../messages/MessagesContext';
import type { RequestFailure } from '../RequestAlert';
import {
  checkRegistration,
  isMissing,
  REQUIRED_FIELDS,
  type RegistrationProblem,
  type RegistrationValues,
  type RequiredField,
  readRegistration,
} from './check-registration';
import type { useCompanyChoice } from './useCompanyChoice';
import { useRegistrationDraft } from './useRegistrationDraft';

interface SignUpFormState {
  status: string;
  company: ReturnType<typeof useCompanyChoice>;
  failure?: RequestFailure | undefined;
  onSubmit: (values: RegistrationValues) => void;
}

/**
 * What is wrong with the form as it stands: fields that are empty, live, once they were emptied or the form could not
 * be sent; and the rule that kept it from being sent, until it is kept.
 *
 * @see ACC-019, ACC-020
 */
export function useSignUpForm({ status, company, failure, onSubmit }: SignUpFormState) {
  const messages = useMessages();
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const keepTyped = useRegistrationDraft(formRef, company);
  const [missing, setMissing] = useState<ReadonlySet<RequiredField>>(new Set());
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);
  /** Fields that the server refused and that were not changed since. */
  const [refused, setRefused] = useState<RequestFailure['fields']>({});

  useEffect(() => setRefused(failure?.fields ?? {}), [failure]);

  const mark = (changed: Partial<Record<RequiredField, string>>) => {
    const next = new Set(missing);
    for (const [name, value] of Object.entries(changed) as [RequiredField, string][]) {
      if (isMissing(name, value)) next.add(name);
      else next.delete(name);
    }
    setMissing(next);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  };

  // By changes, not input events: those of a select come before its change, and would be rendered with what it was.
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    const isCleared = name === 'company' && value === '' && company.choice.countryFrom === 'company';
    if (isCleared) mark({ company: '', country: '' });
    else if (isRequired(name)) mark({ [name]: value });
    const typed = readRegistration(new FormData(event.currentTarget));
    if (problem && checkRegistration(typed)?.key !== problem.key) setProblem(null);
    keepTyped();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'IN_PROGRESS') return;
    const values = readRegistration(new FormData(event.currentTarget));
    const found = checkRegistration(values);
    setProblem(found);
    setMissing(new Set(found?.key === 'signUp.missing' ? found.fields : []));
    if (found) focusInvalid();
    else onSubmit(values);
  };

  const errorOf = (name: RequiredField): string | undefined => {
    if (missing.has(name)) return messages.format('signUp.required');
    if (problem && problem.key !== 'signUp.missing' && problem.fields.includes(name))
      return messages.format(problem.key);
    return refused[name];
  };

  return {
    formRef,
    handleChange,
    handleSubmit,
    /** For what changes without an input event: a company that was chosen or cleared. */
    markAfterChoice: (changed: { company: string; country: string }) => {
      mark(changed);
      if (problem?.key === 'signUp.missing') setProblem(null);
    },
    /** What keeps the form from being sent, or why it was refused; null when nothing does. */
    warning: warningOf(),
    fieldProps: (name: RequiredField) => ({
      name,
      error: errorOf(name),
      required: true,
      mark: 'none' as const,
    }),
  };

  function warningOf(): string | null {
    if (problem) return messages.format(problem.key);
    if (!failure || status === 'IN_PROGRESS') return null;
    return failure.text ?? messages.format('requestAlert.unanswered');
  }
}

function isRequired(name: string): name is RequiredField {
  return REQUIRED_FIELDS.some((field) => field === name);
}
