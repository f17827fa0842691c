import type { Sending } from '@millrace/design-system/connected';
import type { StepState } from './wizard-values';

type Progress = Pick<Sending<unknown, never>, 'isSending' | 'failure'>;

/** Derives the saving state of a step from its calls. */
export function stepState(...calls: readonly Progress[]): StepState {
  if (calls.some(({ isSending }) => isSending)) return { status: 'saving' };
  const failure = calls.find((call) => call.failure)?.failure;
  return failure ? { status: 'failed', failure } : { status: 'editing' };
}
