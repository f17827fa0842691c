import { Heading, Icon, Prose, Tabs, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { check, head, lead, panel, step as stepClass, steps, tabNumber } from './OnboardingWizard.css';
import { WIZARD_STEPS, type WizardStep } from './wizard-values';

export interface OnboardingWizardProps {
  step: WizardStep;
  onStepChange: (step: WizardStep) => void;
  /** Completed steps, which stay editable. Default none. */
  done?: readonly WizardStep[];
  /** Content of the step. */
  children: ReactNode;
}

/**
 * Three-step wizard that completes a new account: profile, company and products. Each step has a tab that shows its
 * progress. @see ACC-030, ACC-031
 */
export function OnboardingWizard({ step, onStepChange, done = [], children }: OnboardingWizardProps) {
  const messages = useMessages();
  const shown = useRef(step);
  const panelRef = useRef<HTMLDivElement>(null);
  // Saving a step unmounts the focused button; a selected tab keeps the focus.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) panelRef.current?.focus();
  }, [step]);
  const handleChange = (value: string) => {
    const next = WIZARD_STEPS.find((known) => String(known) === value);
    if (next) onStepChange(next);
  };
  return (
    <div data-component="OnboardingWizard">
      <header className={head}>
        <Heading level={1}>{messages.format('onboarding.title')}</Heading>
        <Prose className={lead}>
          <p>{messages.format('onboarding.lead')}</p>
        </Prose>
      </header>
      {/* Manual activation: arrow keys alone must not navigate, as each step is an address. */}
      <Tabs.Root value={String(step)} onValueChange={handleChange} activationMode="manual">
        <Tabs.List aria-label={messages.format('onboarding.tabs')} className={steps}>
          {WIZARD_STEPS.map((known) => (
            <Tabs.Trigger
              key={known}
              value={String(known)}
              className={stepClass}
              data-progress={done.includes(known) ? 'done' : 'open'}
            >
              {done.includes(known) && known !== step ? (
                <>
                  <Icon icon={Check} className={check} />
                  <VisuallyHidden>{messages.format('onboarding.done')} </VisuallyHidden>
                </>
              ) : (
                <span className={tabNumber}>{messages.number(known)}</span>
              )}
              {messages.format(`onboarding.step${known}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content ref={panelRef} value={String(step)} className={panel}>
          {children}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
