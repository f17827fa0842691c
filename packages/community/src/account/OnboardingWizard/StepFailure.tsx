import { IconButton, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { failure, failureTitle, failureWords } from './OnboardingWizard.css';
import type { StepState } from './wizard-values';

interface StepFailureProps {
  state: StepState;
  /** What the specification lets an alert of the browser say. */
  title: string;
  /** More than the server said. */
  detail?: string | undefined;
  onDismiss: () => void;
}

/** Why a step was not saved, in the page rather than in an alert of the browser. @see DIFF-032, ERR-002, ERR-003 */
export function StepFailure({ state, title, detail, onDismiss }: StepFailureProps) {
  const messages = useMessages();
  if (state.status !== 'failed') return null;
  const words = detail ?? state.failure.text;
  return (
    <Notice tone="danger" data-part="failure">
      <div className={failure}>
        <div className={failureWords}>
          <p className={failureTitle}>{title}</p>
          {words && <p>{words}</p>}
        </div>
        <IconButton
          tone="quiet"
          size="small"
          icon={X}
          label={messages.format('banner.dismiss')}
          onClick={(event) => {
            // The cross goes with the alert, and would take the focus along.
            event.currentTarget.closest('form')?.querySelector<HTMLElement>('input')?.focus();
            onDismiss();
          }}
        />
      </div>
    </Notice>
  );
}
