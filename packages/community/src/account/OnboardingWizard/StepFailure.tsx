import { IconButton, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { failure, failureTitle, failureWords } from './OnboardingWizard.css';
import type { StepState } from './wizard-values';

interface StepFailureProps {
  state: StepState;
  /** Text that the specification prescribes for a browser alert. */
  title: string;
  /** Detail in addition to the server's message. */
  detail?: string | undefined;
  onDismiss: () => void;
}

/** Shows inline why a step was not saved, instead of a browser alert. @see DIFF-032, ERR-002, ERR-003 */
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
            // Dismissing unmounts the focused close button, so move the focus first.
            event.currentTarget.closest('form')?.querySelector<HTMLElement>('input')?.focus();
            onDismiss();
          }}
        />
      </div>
    </Notice>
  );
}
