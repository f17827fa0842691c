import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import type { Problems } from './check-steps';
import type { StepState } from './wizard-values';

/**
 * Shared logic of the step forms: validates on submit, shows errors beside the fields, focuses the first invalid
 * field, and ignores submits while saving.
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
    /** Errors by field name, for the summary. */
    found: Object.fromEntries(
      (Object.keys(problems) as Field[]).map((field) => [field, fieldError(field) ?? '']),
    ),
    fieldError,
    /** Call when a field changes, to clear its error while it is being edited. */
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
