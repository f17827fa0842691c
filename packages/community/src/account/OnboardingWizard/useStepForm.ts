import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import type { Problems } from './check-steps';
import type { StepState } from './wizard-values';

/**
 * What the form of a step has in common with the others: it is checked when it is sent, says what is wrong beside
 * each field, leads to the first of them, and sends nothing while it is being saved.
 */
export function useStepForm<Field extends string>(options: {
  state: StepState;
  check: () => Problems<Field>;
  onSubmit: () => void;
}) {
  const { state, check, onSubmit } = options;
  const messages = useMessages();
  const [problems, setProblems] = useState<Problems<Field>>({});
  const refused = state.status === 'failed' ? state.failure.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);

  const fieldError = (field: Field): string | undefined => {
    const key = problems[field];
    return key ? messages.format(key) : refused?.[field];
  };
  return {
    formRef,
    /** What is wrong, by the names of the fields, for the summary. */
    found: Object.fromEntries(
      (Object.keys(problems) as Field[]).map((field) => [field, fieldError(field) ?? '']),
    ),
    fieldError,
    /** To be called when a field changes: it is not wrong any more as long as it is being written. */
    forgive: (field: Field) => setProblems(({ [field]: _, ...others }) => others as Problems<Field>),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (state.status === 'saving') return;
      const next = check();
      setProblems(next);
      if (Object.keys(next).length > 0) focusInvalid();
      else onSubmit();
    },
  };
}
