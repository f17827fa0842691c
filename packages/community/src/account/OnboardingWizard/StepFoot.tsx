import { Button } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft } from 'lucide-react';
import { foot, onlyForward } from './OnboardingWizard.css';

interface StepFootProps {
  /** Returns to the previous step; undefined for the first. @see ACC-034 */
  onBack?: (() => void) | undefined;
  submitLabel: string;
  saving: boolean;
}

/** Back and submit buttons of a step. */
export function StepFoot({ onBack, submitLabel, saving }: StepFootProps) {
  const messages = useMessages();
  return (
    <div className={classNames(foot, !onBack && onlyForward)}>
      {onBack && (
        <Button tone="quiet" icon={ArrowLeft} onClick={onBack}>
          {messages.format('onboarding.back')}
        </Button>
      )}
      <Button type="submit" tone="primary" loading={saving}>
        {submitLabel}
      </Button>
    </div>
  );
}
